"""The terms of the rulebooks: one word for one thing, in the catalogs and in the rules of the app."""

import re
from typing import Final

import pytest

from civtable.games import GAMES
from civtable.text import PARTS as CATALOGS
from civtable.text import catalog, words_in
from civtable.text.rules import rules_of

PARTS: Final = {
    "through_the_ages": ["through_the_ages", "through_the_ages_2006", "web_through_the_ages", "web_board"],
    "imperium": ["imperium", "imperium_automa", "imperium_cards", "web_imperium"],
    "stone_age": ["stone_age", "web_stone_age", "web_board"],
}
NOT_SAID: Final = {
    ("es", "through_the_ages"): [
        *(r"\b[Ee]ras?\b", "[Bb]anco", "[Tt]ácticas comunes", "caras? fel"),
        *("sin terminar", "[Rr]itmo de", "trabajador(es)? sin usar"),
        *(r"(?<![$-])\b[Rr]ival(es)?\b", "[Ee]stadio", "[Aa]viación", "en construcción"),
        *("[Íí]ndices? de (ciencia|cultura)", r"\bla época [AIV]+\b"),
    ],
    ("pt", "through_the_ages"): [
        *(r"\b[Éé]pocas?\b", "[Cc]omida", r"[Ff]ichas?\b", "[Ee]tapa", "[Ff]ileira"),
        *("edifício", "[Rr]itmo de", r"\b[Ll]ances?\b", "[Ii]ncomplet", "[Ii]nconclu", "em construção"),
        *("[Íí]ndices? de", r"\bEncerre\b", "[Jj]ogo pacífico"),
    ],
    ("it", "through_the_ages"): [
        *(r"\bEra\b", r"\bed era\b", "inutilizzat", "[Ff]acce", r"\bfila\b", "event[oi] attual"),
        *("[Rr]iserva", "[Rr]ivolta", "incompiut", r"lato [AB]\b", "[Ff]accia felic", "[Aa]viazione"),
        *("[Aa]ument(a|are|i) .{0,15}popolazione", r"annull\w+ un patto", r"\bepoc(a|he) (da )?[AIV]+\b"),
    ],
    ("es", "imperium"): [
        *("[Gg]uarnici", "[Hh]undid", "en protección", "[Áá]rea de", "[Aa]utómata", "[Cc]apacidad"),
        *("[Rr]ebaraj", "[Rr]eserva", "Rey de reyes", "[Pp]rovoca el fin"),
    ],
    ("es", "stone_age"): ["[Ee]dificio", "[Pp]ilas? de", "Dejarlo"],
    ("pt", "imperium"): [
        *("[Gg]uarniç", "aralho da nação", "[Aa]utômato", "[Rr]ebel", "[Cc]apacidade"),
        *("Rei dos reis", r"\b[Ee]xaust[ao]s?\b", r"\b(um|1) progresso\b"),
    ],
    ("it", "imperium"): [
        *("[Gg]uarnigion", "[Aa]ffondat", "[Zz]ona di sviluppo", r"\bcroll", r"\d (progresso|popolazione)\b"),
    ],
}
"""What the rulebooks call otherwise: Época, reserva amarilla, alimento, cubo, Epoca, riga, and so on."""

EUROPEAN: Final = [
    *("[Rr]egisto", "[Ff]icheiro", "[Ee]crã", "[Dd]escarreg", "[Uu]tilizador", "[Tt]elemóvel"),
    *("[Cc]haveta", "[Ss]ítio", r"\b[Nn]outr[ao]", r"\bgere\b", r"\b[Ee]st(á|ão|ava|avam) a \w+r\b", "[«»]"),
]
"""What is said in Portugal: the catalogs are Brazilian."""

NOT_WRITTEN: Final = {
    "es": [r"\b([Uu]sted(es)?|[Oo]mita|[Ii]ndique|[Qq]uite)\b|¿Quiere "],
    "it": [
        "[“”’]",  # «…» and the straight apostrophe
        r"\b([Ii]ndichi|[Tt]olga|[Tt]ralasci|[Ss]celga|[Pp]rema|[Ss]criva|[Rr]iprovi|[Aa]pra|[Aa]ttenda)\b",
    ],
}
"""Marks that a language's catalogs do not use, and forms of address for strangers: ours say tú and tu."""

KEY: Final = re.compile(r"-?([\w-]+) =")
"""With what a message of a catalog begins."""


def said_of(game: str, language: str) -> list[str]:
    """Every line that speaks of a game: its own catalogs, what others say under its name, and its rules."""
    lines: list[str] = []
    for part in CATALOGS:
        own = part in PARTS[game]
        key = ""
        for line in catalog(language, part).splitlines():
            begun = KEY.match(line)
            key = begun[1] if begun else key
            if own or game in key.split("-"):
                lines.append(line)
    return lines + ruled(game, language)


def ruled(game: str, language: str) -> list[str]:
    """All that each of a game's rules says."""
    return [rule.words for chapter in rules_of(game, language).chapters for rule in chapter.rules]


@pytest.mark.parametrize(("language", "game"), NOT_SAID)
def test_a_thing_is_called_as_in_the_rulebook(language: str, game: str) -> None:
    """Catalogs and rules use no second word for what the rulebook names."""
    wrong = re.compile("|".join(NOT_SAID[language, game]))
    assert [line for line in said_of(game, language) if wrong.search(line)] == []


def test_portuguese_is_brazilian() -> None:
    """All catalogs and all rules speak as in Brazil."""
    wrong = re.compile("|".join(EUROPEAN))
    lines = [line for part in CATALOGS for line in catalog("pt", part).splitlines()]
    lines += [line for game in GAMES for line in ruled(game, "pt")]
    assert [line for line in lines if wrong.search(line)] == []


def test_dice_of_stone_age_are_rolled_in_one_word() -> None:
    """In Portuguese dice are rolled, and nobody throws them."""
    parts = ("stone_age", "web_stone_age", "play")
    lines = [line for part in parts for line in catalog("pt", part).splitlines()]
    assert [line for line in lines if re.search("[Ll]an(ce|ça)", line)] == []


@pytest.mark.parametrize("language", NOT_WRITTEN)
def test_a_language_has_one_kind_of_marks_and_one_form_of_address(language: str) -> None:
    wrong = re.compile("|".join(NOT_WRITTEN[language]))
    lines = [line for part in CATALOGS for line in catalog(language, part).splitlines()]
    assert [line for line in lines if wrong.search(line)] == []


@pytest.mark.parametrize(
    ("language", "few", "many"), [("es", "falta 1", "faltan 3"), ("pt", "falta 1", "faltam 3")]
)
def test_what_is_missing_agrees_with_its_number(language: str, few: str, many: str) -> None:
    """One is missing, three are."""
    words = words_in(language)
    for key in ("web-stone_age-feed", "web-stone_age-short", "web-through_the_ages-hunger"):
        assert few in words(key, n=1).lower()
        assert many in words(key, n=3).lower()
