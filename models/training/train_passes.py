"""At how many passes memory begins to show: one training at a constant learning rate on text of the recommended way, kept after one, two and four passes,
and what attacks find in each. A pass shows every sentence twice: alone, and in its note.

python models/training/train_passes.py

Work files lie in models/training/runs/passes; `audit-N/audit.json` there is of N passes.
"""

from stages import ROOT, RUNS
from train_published import REFERENCE, UNNAME, contexts_of, notes_of, run_stages, step_1, train, truth_of

RUN = f"{RUNS}/passes"
NOTES_SEED = 5103
SIZE = ["--patients", "800", "--sentences", "53000"]
PEOPLE = ["--people", "40", "--repetitions", "1,5,10,50"]
PASSES = (1, 2, 4)
TRAIN = ["--seed", "1", "--threads", "1", "--batch-tokens", "1024", "--dropout", "0.1", "--schedule", "constant", "--learning-rate", "1e-3",
         "--keep-after", *map(str, PASSES), "--steps"]
STEPS = 3000  # more than four passes take


def audit(passes):
    return [*UNNAME, "audit", "--model", f"{RUN}/model-after-{passes}", "--reference", REFERENCE, "--contexts", *contexts_of(RUN),
            "--names", f"{RUN}/notes/people.jsonl", *truth_of(RUN), "--only", "exposure,membership", "--out", f"{RUN}/audit-{passes}", "--force"]


def main():
    (ROOT / RUN).mkdir(parents=True, exist_ok=True)
    made = run_stages(RUN, {**notes_of(RUN, NOTES_SEED, SIZE, PEOPLE), **step_1(RUN)})
    folders = [f"{RUN}/published/seen", f"{RUN}/published/unseen"]
    made = run_stages(RUN, {"model": train(RUN, "passes", f"{RUN}/model", *folders, [*TRAIN, str(STEPS)])}, made)
    for passes in PASSES:
        run_stages(RUN, {f"audit-{passes}": audit(passes)}, made)


if __name__ == "__main__":
    main()
