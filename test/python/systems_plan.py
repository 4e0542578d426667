"""Prints, as JSON, what models/training/systems makes in which order and what each part needs; test/conformance/systems-plan.test.ts judges it."""

import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../models/training/systems"))

from plan import steps_of
from recipes import PARTS, ROWS

print(
    json.dumps(
        {
            "steps": steps_of(),
            "needs": {part: made.needs for part, made in PARTS.items()},
            "commands": {part: made.command for part, made in PARTS.items()},
            "rows": {name: {"parts": row.parts, "recogniser": row.recogniser} for name, row in ROWS.items()},
        }
    )
)
