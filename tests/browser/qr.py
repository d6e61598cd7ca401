"""Reads QR codes as ISO 18004 describes them, apart from what draws them: modules to text."""

from collections.abc import Callable, Iterator

Modules = list[list[bool]]

FORMAT_MASK = 0b101010000010010
MASKS: list[Callable[[int, int], bool]] = [
    lambda x, y: (x + y) % 2 == 0,
    lambda _x, y: y % 2 == 0,
    lambda x, _y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
]
ALIGNMENTS = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42]]
"""By version, from 1 on: the rows and columns of alignment patterns."""
BLOCKS = [[16], [28], [44], [32] * 2, [43] * 2, [27] * 4, [31] * 4, [38, 38, 39, 39]]
"""By version, from 1 on, at level M: the data codewords of each block."""


def read(modules: Modules) -> str:
    """The text of a code of level M up to version 8, in bytes; a screen needs no correction of errors."""
    version = (len(modules) - 17) // 4
    level, mask = format_of(modules)
    assert level == 0b00, f"level M is expected, not {level:02b}"
    bits = [modules[y][x] ^ MASKS[mask](x, y) for x, y in places(version)]
    codewords = [number(bits[at : at + 8]) for at in range(0, len(bits) // 8 * 8, 8)]
    data = [digit for word in in_order(codewords, BLOCKS[version - 1]) for digit in f"{word:08b}"]
    kind, length = "".join(data[:4]), int("".join(data[4:12]), 2)
    assert kind == "0100", f"bytes are expected, not the mode {kind}"
    text = "".join(data[12 : 12 + 8 * length])
    return int(text, 2).to_bytes(length, "big").decode()


def number(bits: list[bool]) -> int:
    """Bits as a number, the highest first."""
    return int("".join("1" if bit else "0" for bit in bits), 2)


def format_of(modules: Modules) -> tuple[int, int]:
    """Level of error correction and mask, beside the upper left eye."""
    along = [(x, 8) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(8, y) for y in (7, 5, 4, 3, 2, 1, 0)]
    found = number([modules[y][x] for x, y in along]) ^ FORMAT_MASK
    return found >> 13, found >> 10 & 7


def is_fixed(x: int, y: int, version: int) -> bool:
    """Whether a module belongs to eyes, timing, alignment, format or version."""
    size = 17 + 4 * version
    if x == 6 or y == 6 or (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (y < 9 and x >= size - 8):
        return True
    if version >= 7 and ((x < 6 and y >= size - 11) or (y < 6 and x >= size - 11)):
        return True
    centres = ALIGNMENTS[version - 1]
    corners = {(6, 6), (6, centres[-1]), (centres[-1], 6)} if centres else set()
    return any(
        abs(x - cx) <= 2 and abs(y - cy) <= 2 and (cx, cy) not in corners for cx in centres for cy in centres
    )


def places(version: int) -> Iterator[tuple[int, int]]:
    """The modules of the data in their order: pairs of columns from the right, up and down in turn."""
    size = 17 + 4 * version
    upwards = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for y in range(size - 1, -1, -1) if upwards else range(size):
            for x in (right, right - 1):
                if not is_fixed(x, y, version):
                    yield x, y
        upwards = not upwards


def in_order(codewords: list[int], blocks: list[int]) -> list[int]:
    """The data codewords, block after block; they stand one of each block in turn."""
    found: list[list[int]] = [[] for _ in blocks]
    stream = iter(codewords)
    for at in range(max(blocks)):
        for block, length in zip(found, blocks, strict=True):
            if at < length:
                block.append(next(stream))
    return [word for block in found for word in block]
