"""What a finished game could have been: every decision judged by the search of the bots. It knows no game.

`weigh` judges one decision, `Analysing` all of a record one after the other, `Analysis` is what comes of it,
and `telling` says it in words. A decision is judged from what its seat knew, unless all cards are to be open.
"""

from civtable.analysis.findings import Analysis, BadAnalysis, Chance, Difference, Judged, Point, Weighed
from civtable.analysis.form import analysis_from_text, analysis_text
from civtable.analysis.running import Analysing, analyse
from civtable.analysis.setting import QUICK, Setting, games_in
from civtable.analysis.weighing import Table, weigh

__all__ = [
    "QUICK",
    "Analysing",
    "Analysis",
    "BadAnalysis",
    "Chance",
    "Difference",
    "Judged",
    "Point",
    "Setting",
    "Table",
    "Weighed",
    "analyse",
    "analysis_from_text",
    "analysis_text",
    "games_in",
    "weigh",
]
