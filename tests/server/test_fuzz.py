"""Nothing that can be sent to the API makes the server fail: schemathesis invents requests from OpenAPI."""

import random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from tests.server.running import Running, Table, bearer

SOME = 6
"""Requests that are invented for each operation."""


def tables(server: Running) -> list[Table]:
    """A table in each of its states."""
    running = server.table("person", "person", game="through_the_ages")
    running.play_out(random.Random(1), 60)
    over = server.table("person", "person")
    over.play_out(random.Random(2))
    return [server.table("person", "open"), running, over]


def test_no_request_makes_the_server_fail(server: Running) -> None:
    """Every operation, at tables that wait, run and are over, as a seat: an answer below 500, in our form."""
    api = schemathesis.openapi.from_dict(server.app.openapi())
    api.config.update(base_url=server.url)
    seats = tables(server)
    statuses: dict[int, int] = {}
    for result in api.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]  # an error would stop the test, rightly

        @settings(max_examples=SOME, suppress_health_check=list(HealthCheck), deadline=None)
        @given(case=operation.as_strategy(), table=st.sampled_from(seats))
        def invent(case: Any, table: Table) -> None:
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table.id
            if "wait" in (case.query or {}):
                case.query["wait"] = 0
            headers = {**bearer(table.tokens[0]), "X-Civtable": "1"}
            response = case.call(headers=headers)
            statuses[response.status_code] = statuses.get(response.status_code, 0) + 1
            case.validate_response(response, checks=[not_a_server_error])
            if response.status_code >= 400:
                data = response.json()
                assert data["text"], (case.method, case.path)
                assert data["error"]["key"], (case.method, case.path)

        invent()
    assert statuses.keys() & {200, 201}
    assert statuses.keys() >= {400, 422}
