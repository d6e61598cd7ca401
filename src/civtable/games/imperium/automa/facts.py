"""A nation's automa tables as plain data with words, for a panel beside the table.

They are read when somebody asks for them: a mistake in the file of one nation does not touch the others.
"""

from civtable.core.values import Json
from civtable.core.words import Phrase, phrase_json
from civtable.games.imperium.automa.reader import automa_table
from civtable.games.imperium.automa.tables import Row
from civtable.games.imperium.words.automa import TableWords, named_words, row_card_words
from civtable.games.imperium.words.phrases import amount_words

ONE_TABLE = ["both"]
TWO_TABLES = ["barbarian", "empire"]


def automa_facts(nation: int) -> dict[str, Json]:
    """The tables row by row, the journey cards, and what the automa puts on the market."""
    data = automa_table(nation)
    telling = TableWords(data)

    def row_facts(row: Row) -> dict[str, Json]:
        """A row: its number, the cards it is for, its sentences."""
        return {
            "number": row.number,
            "card": phrase_json(row_card_words(row.kind, row.name)),
            "told": [phrase_json(phrase) for phrase in telling.row(row)],
        }

    names = ONE_TABLE if data.has_one_table else TWO_TABLES
    tables: list[Json] = [
        {"name": names[i], "rows": [row_facts(row) for row in data.rows[i]]} for i in range(len(names))
    ]
    journeys: list[Json] = [
        {
            "card": phrase_json(named_words(journey.name)),
            "amount": phrase_json(amount_words(journey.amount, journey.resource)),
            "then": [phrase_json(phrase) for phrase in telling.sentences(journey.sequence)],
            "otherwise": [phrase_json(phrase) for phrase in telling.sentences(journey.otherwise)],
        }
        for journey in data.journeys
    ]
    placed = Phrase("imperium-tables-market", {"amount": amount_words(data.tokens, data.token)})
    return {"tables": tables, "journeys": journeys, "market": phrase_json(placed)}
