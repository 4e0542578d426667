"""Marks persons and places in a folder of texts, as BRAT to learn from: python mark_text.py --text DIR --out OUT --recogniser SPEC [--recogniser SPEC]

Several recognisers mark in union. `python` in a recogniser is this interpreter."""

import argparse
import os
import shutil
import subprocess

from measure import ENVIRONMENT, own_interpreter


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--text", required=True, help="folder of .txt")
    parser.add_argument("--out", required=True, help="folder to write; it has its name when it is whole")
    parser.add_argument("--recogniser", required=True, action="append", help="as `unname annotate` takes it")
    given = parser.parse_args()
    part = given.out + ".part"
    shutil.rmtree(part, ignore_errors=True)
    flags = [flag for spec in given.recogniser for flag in ("--recogniser", own_interpreter(spec))]
    command = ["node", "bin/unname.js", "annotate", given.text, "--out", part, "--entities", "PERSON,GPE", *flags]
    subprocess.run(command, check=True, env={**os.environ, **ENVIRONMENT})
    os.rename(part, given.out)


if __name__ == "__main__":
    main()
