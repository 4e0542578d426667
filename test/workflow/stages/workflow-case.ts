import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { generateCorpus } from "../../../corpora/generate.ts";
import { writeCorpus } from "../../../corpora/write.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { sha256 } from "../../../src/base/hash.ts";
import { runCli } from "../../../src/cli/run-cli.ts";
import { foldSurface } from "../../../src/text/fold.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { readCandidatesFile } from "../../../src/review/candidates/candidate-file.ts";
import { readJudgeFile } from "../../../src/review/judging/judge-file.ts";
import { writeReviewRecord } from "../../../src/review/decisions/review-record.ts";
import { sha256File } from "../../../src/base/hash.ts";
import { memoryIo } from "../../cli/memory-io.ts";

const NOTES_A_SPLIT = 60;
const AT = "2025-01-01T00:00:00.000Z";

/** A project folder with notes, people and a configuration file, whose model is not trained yet. */
export interface WorkflowCase {
  at(...parts: string[]): string;
  /** `unname` with the project's configuration file. */
  unname(
    ...words: readonly string[]
  ): Promise<{ readonly exitCode: number; readonly output: string; readonly messages: string }>;
  /** The same as a stage of `run` that has this id. */
  attempt(id: string | undefined, ...words: readonly string[]): ReturnType<WorkflowCase["unname"]>;
  /** Puts the model where the configuration says, as a user who has trained it. */
  train(): Promise<void>;
  /** Decides on all candidates: some that people of the notes are called are names. */
  review(): Promise<void>;
  /** Judges all that an audit left to judge as no name. */
  judge(): Promise<void>;
}

export async function createWorkflowCase(directory: string): Promise<WorkflowCase> {
  const at = (...parts: string[]) => join(directory, ...parts);
  const corpus = generateCorpus({ sentences: 6000, patients: 60 });
  const ofSplit = (split: string) => corpus.notes.filter((note) => note.split === split).slice(0, NOTES_A_SPLIT);
  await writeCorpus({ ...corpus, notes: [...ofSplit("seen"), ...ofSplit("unseen")] }, at("notes"));
  // The audit knows names from the notes' private folders too; of this list the public folder is searched for.
  await writeFile(at("people.csv"), "given,particle,surname\nQuirinus,,Xipquando\n");
  const names = new Set(corpus.people.flatMap(({ given, surname }) => [...given, surname]));
  const config = at("unname.config.json");
  const unname: WorkflowCase["unname"] = (...words) => attempt(undefined, ...words);
  const attempt: WorkflowCase["attempt"] = async (id, ...words) => {
    const io = { ...memoryIo(), ...(id !== undefined && { attempt: id }) };
    const exitCode = await runCli(["--config", config, ...words], io);
    return { exitCode, output: io.output(), messages: io.messages() };
  };
  return {
    at,
    unname,
    attempt,
    train: () => cp(resolve("models", "notes-nl-raw"), at("model"), { recursive: true }),
    review: () => reviewAll(at("model"), at("work"), (surface) => names.has(surface)),
    judge: () => judgeAll(at("work")),
  };
}

/** Decides on all candidates of a work folder: what `isName` says, and is long enough to be searched for, is a name. */
export async function reviewAll(model: string, work: string, isName: (surface: string) => boolean): Promise<void> {
  const { tokenizer } = await openCheckpoint(model);
  const { candidates } = await readCandidatesFile(join(work, "candidates.jsonl"), tokenizer.vocabulary);
  // Those that stand in the vocabulary in one spelling alone: no other entry is left that a search would find.
  const spellings = new Map<string, number>();
  for (const tokenId of tokenizer.vocabulary.keys()) {
    const key = foldSurface(tokenizer.surface(tokenId));
    spellings.set(key, (spellings.get(key) ?? 0) + 1);
  }
  const isDecided = (surface: string) =>
    isName(surface) && surface.length >= 6 && spellings.get(foldSurface(surface)) === 1;
  const lines = candidates.map(({ tokenId, token, surface }) => ({
    tokenId,
    token,
    decision: isDecided(surface) ? "name" : "keep",
    reviewer: "ann",
    at: AT,
    reason: "",
  }));
  await writeFile(join(work, "decisions.jsonl"), toJsonLines(lines));
  await writeReviewRecord(join(work, "decisions.jsonl"), {
    candidates: candidates.map(({ tokenId }) => tokenId),
    vocabulary: tokenizer.vocabulary,
    candidatesSha256: await sha256File(join(work, "candidates.jsonl")),
  });
}

/** Judges all that an audit left to judge as no name. */
export async function judgeAll(work: string): Promise<void> {
  const items = await readJudgeFile(join(work, "audit.private", "judge.jsonl"));
  const lines = items.map(({ surface }) => ({ surface, decision: "keep", reviewer: "ann", at: AT, reason: "" }));
  await writeFile(join(work, "judgements.jsonl"), toJsonLines(lines), { flag: "a" });
}

/** The configuration of the case: few contexts, and a release whatever the audit says. */
export function configOf({ at }: Pick<WorkflowCase, "at">): string {
  const few = { select: 40, test: 60, reserve: 0, count: 100 };
  return `// A small workflow.
{
  "workflow": {
    "notes": ${JSON.stringify(at("notes", "seen"))},
    "otherNotes": [${JSON.stringify(at("notes", "unseen"))}], // of other people
    "language": "nl",
    "model": ${JSON.stringify(at("model"))},
    "names": ${JSON.stringify(at("people.csv"))},
    "work": ${JSON.stringify(at("work"))},
    "reviewer": "ann",
    "release": ${JSON.stringify(at("public"))}
  },
  "anonymise": { "skip-unknown": true, "workers": 1 },
  "contexts": ${JSON.stringify(few)},
  "audit": { "threads": 1, "respell": 20 },
  "release": { "accept-risk": "a test", "license": "mit" }
}
`;
}

/** The times of files, and the ledgers: of looks, each of which has a random id, and of audits, each at its time. */
const TIMES_AND_IDS = new Set(["digests.json", "looks.jsonl", "ledger.jsonl"]);

/** SHA-256 of every file under some folders by path, but for {@link TIMES_AND_IDS}. */
export async function bytesOf(folders: readonly string[]): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !TIMES_AND_IDS.has(entry.name)) digests[path] = sha256(await readFile(path));
    }
  }
  return digests;
}
