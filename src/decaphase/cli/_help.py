"""The text of `--help`, taken from the catalogue on request."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

# Click's types move between modules from one version of Typer to the next, so none is named here.


class TranslatedCommand(TyperCommand):
    """A command with help from the catalogue: `help-NAME`, and `help-NAME-PARAMETER` for each parameter.

    Every command takes `--lang`.
    """

    prefix = "help"
    shared: tuple[str, ...] = ()
    """Parameters whose help is `PREFIX-PARAMETER`, the same for several commands."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - see above
        super().__init__(*args, **kwargs)
        self.params.append(language_option())

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 - see above
        set_help(self, f"{self.prefix}-{self.name}")
        for param in self.params:
            if param.name == "lang":
                set_help(param, "help-lang")
            elif param.name in self.shared:
                set_help(param, f"{self.prefix}-{param.name}")
            elif param.name != "help":
                set_help(param, f"{self.prefix}-{self.name}-{param.name}")
        return super().get_help(ctx)


class PrintKindCommand(TranslatedCommand):
    """A kind of `print`: its help is `help-print-KIND`."""

    prefix = "help-print"
    shared = ("edition", "option", "paper", "out")


class TranslatedGroup(TyperGroup):
    """The program itself, whose help lists the commands."""

    prefix = "help"

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - see above
        super().__init__(*args, **kwargs)
        self.params.append(language_option())

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401 - see above
        set_help(self, self.prefix)
        for param in self.params:
            if param.name != "help":
                set_help(param, f"help-{param.name}")
        for name, command in self.commands.items():
            set_help(command, f"{self.prefix}-{name}")
        return super().get_help(ctx)


class PrintGroup(TranslatedGroup):
    """`print` itself, whose help lists the kinds."""

    prefix = "help-print"


def new_app(group: type[TyperGroup]) -> typer.Typer:
    """An app with plain help, without boxes: it reads well in a screen reader and does not load Rich."""
    return typer.Typer(
        cls=group,
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )


def language_option() -> TyperOption:
    """`--lang`: the language of everything that follows."""
    return TyperOption(
        param_decls=["--lang"],
        metavar="LANGUAGE",
        is_eager=True,  # before errors in other parameters are reported
        expose_value=False,
        callback=_speak,
    )


def _speak(_context: Any, _option: Any, language: str | None) -> None:  # noqa: ANN401 - see above
    if language is not None:
        from decaphase.say import speak

        speak(language)


def set_help(part: Any, message: str) -> None:  # noqa: ANN401 - see above
    """Set the help text of a command or a parameter."""
    from decaphase.say import say

    part.help = say(message.replace("_", "-"))
