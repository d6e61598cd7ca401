"""The command `civtable serve`: it says where it is, and ends cleanly."""

import signal
import socket
from functools import partial
from pathlib import Path

import httpx

from civtable.cli.main import main
from civtable.trials.postgres import Postgres
from tests.server.command import address_of, command, wait_until_up
from tests.server.running import wait_for


def test_it_serves_and_stops_with_ctrl_c(tmp_path: Path) -> None:
    """Without arguments it finds a free port, keeps games in the data folder and needs no desktop."""
    with command(tmp_path, "--open", "--verbose") as started:
        address = address_of(started)
        wait_until_up(address)
        body = {"game": "stone_age", "seats": [{"kind": "person"}, {"kind": "bot"}]}
        made = httpx.post(f"{address}api/tables", json=body, timeout=300).json()
        httpx.get(f"{address}api/tables/{made['id']}", timeout=300)
        started.send_signal(signal.SIGINT)
        output, _ = started.communicate(timeout=300)
        assert started.returncode == 0
        assert output.rstrip().endswith("civtable has stopped.")
        assert "Traceback" not in output
        assert "GET /api/tables/{table_id} 200" in output
        assert made["id"] not in output
        assert (tmp_path / "civtable" / "civtable.db").exists()


def test_a_taken_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with command(tmp_path, "--port", port, "--db", str(tmp_path / "x.db")) as started:
            output, _ = started.communicate(timeout=300)
    assert started.returncode == 2
    assert len(output.splitlines()) == 1
    assert port in output


def test_wrong_calls(tmp_path: Path) -> None:
    assert main(["serve", "--workers", "2", "--db", str(tmp_path / "x.db")]) == 2
    assert main(["serve", "--db", "mysql://x/y"]) == 2
    assert main(["serve", "--db", str(tmp_path)]) == 2
    assert main(["serve", "--port", "0"]) == 2
    assert (
        main(["serve", "--host", "no.such.host.invalid", "--port", "8642", "--db", str(tmp_path / "x.db")])
        == 2
    )


def bot_has_moved(table: str) -> bool:
    return bool(httpx.get(table, timeout=300).json()["ply"] >= 2)


def test_two_workers_share_a_postgresql_database(tmp_path: Path, pg: Postgres) -> None:
    """Both serve the same tables, bots included, and both end with Ctrl-C."""
    with command(tmp_path, "--workers", "2", "--db", pg.new_database()) as started:
        address = address_of(started)
        wait_until_up(address)
        body = {"game": "stone_age", "seats": [{"kind": "person"}, {"kind": "bot"}]}
        made = [httpx.post(f"{address}api/tables", json=body, timeout=300).json() for _ in range(4)]
        for table in made:
            headers = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
            path = f"{address}api/tables/{table['id']}"
            moved = httpx.post(
                f"{path}/moves", json={"ply": 0, "code": "place 2 forest"}, headers=headers, timeout=300
            )
            assert moved.json() == {"seq": 1, "ply": 1}
            wait_for(partial(bot_has_moved, path))
        started.send_signal(signal.SIGINT)
        output, _ = started.communicate(timeout=300)
        assert started.returncode == 0
        assert output.rstrip().endswith("civtable has stopped.")
        assert "Traceback" not in output
