"""The arguments of commands that play many games: where they are played."""

import argparse

from civtable.cli.common import number, usage_error
from civtable.lab.arena.cluster import Cluster
from civtable.lab.arena.workers import Workers, workers_for
from civtable.text import Words


def add_workers(parser: argparse.ArgumentParser, words: Words) -> None:
    """The arguments that say where games are played."""
    jobs = number("--jobs", 1, 256)
    parser.add_argument("--jobs", metavar="N", type=jobs, default=1, help=words("arena-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words("arena-ray"))


def workers_from(args: argparse.Namespace) -> Workers:
    """Those who play the games."""
    if args.ray is None:
        return workers_for(args.jobs)
    if args.jobs != 1:
        raise usage_error("arena-ray-or-jobs")
    return Cluster(args.ray)
