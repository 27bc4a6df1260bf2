"""A process that writes moves and prints each when it is acknowledged: `python -m support.store.worker`.

Its arguments are the store's address, its name, how many moves each of its senders makes (0: until it is
killed) and, for each sender, the number of its first move.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import Final

from decaphase.online.store import Store, open_store
from support.store.open_stores import insist

SHARED: Final = ("all-0", "all-1")
"""Tables at which every sender plays."""


def place(name: str, sender: int, number: int) -> tuple[str, str]:
    """Where a sender's move goes, and its id."""
    table = SHARED[sender % 2] if number % 4 == 0 else f"{name}-{sender}"
    return table, f"{name}-{sender}-{number}"


async def send(store: Store, name: str, sender: int, first: int, count: int) -> None:
    number = first
    while not count or number < first + count:
        table, move = place(name, sender, number)
        seq = await insist(store, table, move)
        # A line in one piece, past every buffer: what is printed was acknowledged.
        os.write(1, f"{sender} {number} {seq}\n".encode())
        number += 1


async def main(url: str, name: str, count: int, firsts: Sequence[int]) -> None:
    async with await open_store(url) as store:
        await asyncio.gather(
            *(send(store, name, sender, first, count) for sender, first in enumerate(firsts))
        )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), [int(first) for first in sys.argv[4:]]))
