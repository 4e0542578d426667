"""Both tests of the models that the demo shows beside the recommended one, on the notes that it writes: audits/measured/raw.json and paper.json, with
models/notes-nl-published, which saw none of these patients, as the reference.

python models/training/audit_demo.py

Work files lie in models/training/runs/demo. It runs the demo, which shows the audits made before, or none where the weights are others.
"""

import shutil

from stages import ROOT, RUNS, run
from train_published import UNNAME

RUN = f"{RUNS}/demo"
# What the demo leaves beside its report.
WORK = f"{RUN}/demo.private"
PAPER = "models/notes-nl-wiki"
AUDITS = {
    "raw": ["--model", "models/notes-nl-raw"],
    "paper": ["--model", f"{WORK}/notes-nl-wiki-unnamed", "--baseline", PAPER, "--decisions", f"{PAPER}/decisions.jsonl"],
}
NOTES = ["--reference", "models/notes-nl-published", "--contexts", f"{WORK}/contexts-seen.jsonl", f"{WORK}/contexts-unseen.jsonl",
         "--names", f"{WORK}/notes/people.jsonl", "--judgements", f"{WORK}/judgements.jsonl", "--patients", f"{WORK}/notes/patients.jsonl",
         "--canaries", f"{WORK}/notes.private/canaries.json"]


def main():
    run([*UNNAME, "demo", "--out", f"{RUN}/demo", "--force"])
    for name, model in AUDITS.items():
        # An audit ends with 1 or 3 where a row does not pass: its report is what it is for.
        run([*UNNAME, "audit", *model, *NOTES, "--out", f"{RUN}/audit-{name}", "--force"], allowed=(0, 1, 3))
        shutil.copyfile(ROOT / RUN / f"audit-{name}/audit.json", ROOT / f"audits/measured/{name}.json")


if __name__ == "__main__":
    main()
