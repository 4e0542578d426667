"""What making the table takes: every part and row, with the processor seconds that it took when it was last made."""

from recipes import CURVES, PARTS, ROWS, SHARES


def steps_of():
    """Keys of everything that is made from an empty folder, in order, as `results["seconds"]` has them: ("train", part) or ("measure", what)."""
    steps = []
    for name, row in ROWS.items():
        for part in row.parts:
            add_training(steps, part)
        steps.append(("measure", name))
    steps += [("measure", f"{name} on changed texts") for name in ROWS]
    for kind in CURVES:
        for share in SHARES:
            part = curve_part(kind, share)
            add_training(steps, part)
            steps.append(("measure", f"curve of {part}"))
    return steps


def add_training(steps, part):
    for needed in PARTS[part].needs:
        add_training(steps, needed)
    if ("train", part) not in steps:
        steps.append(("train", part))


def curve_part(kind, share):
    return kind if share == 100 else f"{kind}-{share}"


def print_plan(results):
    """A line a step, and the sum; steps that were never timed count as the slowest of their kind, apart."""
    seconds = {kind: results.get("seconds", {}).get(kind, {}) for kind in ("train", "measure")}
    timed, untimed = 0.0, []
    for kind, name in steps_of():
        took = seconds[kind].get(name)
        if took is None:
            untimed.append(max(seconds[kind].values(), default=0))
        timed += took or 0
        print(f"{kind:8} {name:46} {'not timed' if took is None else f'{took:.0f} s':>10}")
    print(f"{timed / 60:.0f} minutes of one core")
    if untimed:
        print(f"and at most {sum(untimed) / 60:.0f} more for {len(untimed)} steps that were not timed, each taken as the slowest of its kind")
