import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { readNamesOfDecisions } from "../../../src/audit/names/names-of-decisions.ts";
import { notTrainedAgain } from "../../../src/audit/names/names-taken-back.ts";
import { note } from "../../../src/audit/remarks.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { anonymise } from "../../../src/corpus/anonymise.ts";
import { writeReviewRecord } from "../../../src/review/decisions/review-record.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const [REVIEWED, NEW] = [["<s>", "ĠQuirinus"], ["<s>", "Ġarts"]]; // prettier-ignore

it("knows a model whose vocabulary was reviewed before the names went back to the notes", async () => {
  const directory = await temporaryDirectory();
  const at = (...parts: string[]) => join(directory, ...parts);
  await mkdir(at("notes"));
  await writeFile(at("notes", "a.txt"), "Ook Quirinus belt.\n");
  const line = { tokenId: 1, token: "ĠQuirinus", decision: "name", reviewer: "a", at: "2025-01-01T00:00:00.000Z", reason: "" }; // prettier-ignore
  await writeFile(at("decisions.jsonl"), toJsonLines([line]));
  await writeReviewRecord(at("decisions.jsonl"), { candidates: [1], vocabulary: REVIEWED });
  const { names, vocabularySha256 } = await readNamesOfDecisions(at("decisions.jsonl"));
  const options = { inputs: [at("notes")], recognisers: ["rules:nl"] };
  await anonymise({ ...options, outputDirectory: at("before") });
  await anonymise({ ...options, outputDirectory: at("after"), names, reviewedVocabularies: [vocabularySha256 ?? ""] });
  const remark = note("not-trained-again", { names: 1 });
  expect(await notTrainedAgain([at("after")], { vocabularies: [NEW, REVIEWED] })).toEqual(remark);
  // A rewritten model alone has another vocabulary; the decisions that it was rewritten by say which it had.
  const decisionsFile = at("decisions.jsonl");
  expect(await notTrainedAgain([at("after")], { vocabularies: [NEW], decisionsFile })).toEqual(remark);
  expect(await notTrainedAgain([at("after")], { vocabularies: [NEW] })).toBeUndefined();
  expect(await notTrainedAgain([at("before")], { vocabularies: [REVIEWED] })).toBeUndefined();
});
