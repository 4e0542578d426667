import { isHeld, type ModelFile } from "../../audit/model-files/model-file.ts";
import { printableName } from "../../formats/json/printable-name.ts";
import type { FileLeft, StaysBecause } from "../../workflow/release/release-files.ts";

/** Files that are named at most where nothing is wrong with them: a folder of a trainer may hold thousands. */
const MOST_NAMED = 20;

/** Why a file with numbers stays, and what to do. */
const WHY: Readonly<Record<Exclude<StaysBecause, "not-listed">, string>> = {
  differs: "predicts otherwise than the weights that were audited: export it again from this folder, and audit again",
  unreadable: "could not be held against the weights that were audited: export it again, or take it away",
  "not-read": "nothing that loads this checkpoint reads it: take it away",
  changed: "is not as it was when it was audited: audit again",
  "not-audited": "was not held against the audited weights: audit again, with the ledger in its place",
};

/** For people, on the terminal alone, a line each: the files that a release left, those with numbers with the reason. */
export function describeLeftFiles(left: readonly FileLeft[]): string[] {
  const plain = left.filter(({ why }) => why === "not-listed").map(({ file }) => printableName(file));
  const more = plain.length - MOST_NAMED;
  return [
    ...left.flatMap(({ file, why }) => (why === "not-listed" ? [] : [`left out: ${printableName(file)} ${WHY[why]}`])),
    ...(plain.length === 0
      ? []
      : [`left behind: ${plain.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`]),
  ];
}

/** The same of what an audit found of the folder: empty if a release can take every file with numbers. */
export function describeStrayFiles(files: readonly ModelFile[]): string {
  return files
    .filter((file) => !isHeld(file))
    .map(({ file, outcome }) => `\nNo release takes ${printableName(file)}: ${WHY[outcome as keyof typeof WHY]}`)
    .join("");
}
