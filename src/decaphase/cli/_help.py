"""What `--help` says, taken from the catalogue when somebody asks for it."""

from __future__ import annotations

from typing import Any, Final

from typer.core import TyperCommand, TyperGroup, TyperOption

SHARED: Final = ("edition", "option", "paper", "out")
"""The options of every kind of `print`."""

# Click's own types stand in another module from one version of Typer to the next, so none is named here.


class SaidCommand(TyperCommand):
    """A command whose help is `help-NAME`, and that of its parameters `help-NAME-PARAMETER`.

    Each takes `--lang`, the language that it speaks.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - see above
        super().__init__(*args, **kwargs)
        self.params.append(language_option())

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 - see above
        say_help(self, f"help-{self.name}")
        for param in self.params:
            if param.name == "lang":
                say_help(param, "help-lang")
            elif param.name != "help":
                say_help(param, f"help-{self.name}-{param.name}")
        return super().get_help(ctx)


class SaidGroup(TyperGroup):
    """The program itself, whose help lists the commands."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - see above
        super().__init__(*args, **kwargs)
        self.params.append(language_option())

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 - see above
        say_help(self, "help")
        for param in self.params:
            if param.name != "help":
                say_help(param, f"help-{param.name}")
        for name, command in self.commands.items():
            say_help(command, f"help-{name}")
        return super().get_help(ctx)


class SaidKind(SaidCommand):
    """A kind of `print`: its help is `help-print-KIND`; options that all kinds have share theirs."""

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 - see above
        say_help(self, f"help-print-{self.name}")
        for param in self.params:
            if param.name in SHARED:
                say_help(param, f"help-print-{param.name}")
            elif param.name == "lang":
                say_help(param, "help-lang")
            elif param.name != "help":
                say_help(param, f"help-print-{self.name}-{param.name}")
        return TyperCommand.get_help(self, ctx)


class SaidKinds(TyperGroup):
    """`print` itself, whose help lists the kinds."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - see above
        super().__init__(*args, **kwargs)
        self.params.append(language_option())

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 - see above
        say_help(self, "help-print")
        say_help(self.params[-1], "help-lang")
        for name, command in self.commands.items():
            say_help(command, f"help-print-{name}")
        return super().get_help(ctx)


def language_option() -> TyperOption:
    """`--lang`: from here on everything is said in this language."""
    return TyperOption(
        param_decls=["--lang"],
        metavar="LANGUAGE",
        is_eager=True,  # before anything is said of the other parameters
        expose_value=False,
        callback=_speak,
    )


def _speak(_context: Any, _option: Any, language: str | None) -> None:  # noqa: ANN401 - see above
    if language is not None:
        from decaphase.say import speak

        speak(language)


def say_help(part: Any, message: str) -> None:  # noqa: ANN401 - see above
    """Give a command or a parameter its words."""
    from decaphase.say import say

    part.help = say(message.replace("_", "-"))
