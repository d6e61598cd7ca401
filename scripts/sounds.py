"""Makes the sounds of the table: short wooden and paper sounds and a bell, of our own making.

python scripts/sounds.py [folder]
Writes one small WAV a sound into src/civtable/web/sounds. The same bytes come out every time.
"""

import math
import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

RATE: Final = 11025
FOLDER: Final = Path(__file__).parents[1] / "src" / "civtable" / "web" / "sounds"
LOUDEST: Final = 0.8

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Nothing, to add sounds to."""
    return [0.0] * int(RATE * seconds)


def add(wave_: Wave, begin: float, seconds: float, tone: Callable[[float], float]) -> None:
    """Add a sound that is told by the seconds since it began."""
    first = int(RATE * begin)
    for i in range(min(int(RATE * seconds), len(wave_) - first)):
        wave_[first + i] += tone(i / RATE)


def knock(pitch: float, decay: float) -> Callable[[float], float]:
    """Wood on wood: a low tone and one above it, both gone at once."""
    return lambda t: (
        math.exp(-t / decay)
        * (math.sin(2 * math.pi * pitch * t) + 0.5 * math.sin(2 * math.pi * 2.76 * pitch * t))
    )


def bell(pitch: float, decay: float) -> Callable[[float], float]:
    """A small bell: tones that are no multiples of each other, the higher ones gone sooner."""
    partials = [(1.0, 1.0, 1.0), (2.01, 0.5, 0.6), (2.98, 0.25, 0.4), (4.2, 0.12, 0.25)]
    return lambda t: sum(
        loud * math.exp(-t / (decay * lasting)) * math.sin(2 * math.pi * pitch * ratio * t)
        for ratio, loud, lasting in partials
    )


def paper(chance: Random, seconds: float) -> Callable[[float], float]:
    """A slip of paper: noise that swells and fades."""
    return lambda t: chance.uniform(-1, 1) * math.sin(math.pi * t / seconds) ** 2


def place() -> Wave:
    """A piece is put down."""
    made = silence(0.14)
    add(made, 0, 0.14, knock(310, 0.025))
    return made


def card() -> Wave:
    """A card slides and lies down."""
    made = silence(0.2)
    add(made, 0, 0.14, paper(Random("card"), 0.14))
    add(made, 0.13, 0.07, knock(520, 0.008))
    return made


def dice() -> Wave:
    """Dice roll and lie still: knocks that come slower and softer."""
    made = silence(0.42)
    chance = Random("dice")
    at = 0.0
    for number in range(7):
        add(made, at, 0.08, knock(chance.uniform(700, 1100), 0.009))
        at += 0.03 + 0.009 * number
    return made


def battle() -> Wave:
    """Two strokes of a drum."""
    made = silence(0.5)
    for begin in (0.0, 0.2):
        add(made, begin, 0.3, knock(86, 0.07))
        add(made, begin, 0.03, paper(Random("battle"), 0.03))
    return made


def turn() -> Wave:
    """One bell: it is your turn."""
    made = silence(0.6)
    add(made, 0, 0.6, bell(659, 0.16))
    return made


def end() -> Wave:
    """Three bells: the game is over."""
    made = silence(0.95)
    for begin, pitch in ((0.0, 523), (0.16, 659), (0.32, 784)):
        add(made, begin, 0.63, bell(pitch, 0.17))
    return made


SOUNDS: Final = [place, card, dice, battle, turn, end]


def to_bytes(made: Wave) -> bytes:
    """Samples of 16 bits, as loud as all others."""
    most = max(abs(sample) for sample in made)
    return b"".join([struct.pack("<h", round(32767 * LOUDEST * sample / most)) for sample in made])


def write(made: Wave, path: Path) -> None:
    """One sound as a file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(to_bytes(made))


def main() -> None:
    """Write them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for sound in SOUNDS:
        write(sound(), folder / f"{sound.__name__}.wav")


if __name__ == "__main__":
    main()
