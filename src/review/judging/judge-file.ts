import { readJsonLines, toJsonLines, writeFileAtomic } from "../../base/files.ts";
import { MASK } from "../../probe/contexts/context.ts";
import { type Decoy, judgedSurface } from "./judgements.ts";

/** Name of the file in the private folder of an audit. */
export const JUDGE_FILE = "judge.jsonl";

/** An entry to be judged: a line of `judge.jsonl`. It does not say which model it is from. Private. */
export interface JudgeItem {
  /** See `judgedSurface`. */
  readonly surface: string;
  /** Why it could be a name; empty for decoys. Not shown to the judge. */
  readonly why: readonly string[];
  /** Texts it stood in, each with one mask where it stood. */
  readonly contexts: readonly string[];
  readonly decoy?: Decoy;
}

const EXPECTED_LINE = `{"surface": text, "why": texts, "contexts": texts with one ${MASK} each, and, of a decoy, "decoy": "name" or "word"}`;

/** Writes a `judge.jsonl`, for its owner alone; an earlier one is replaced. */
export async function writeJudgeFile(path: string, items: readonly JudgeItem[]): Promise<void> {
  await writeFileAtomic(path, toJsonLines(items), { private: true });
}

/** The lines of a `judge.jsonl`. Throws `input-missing`, or `input-format` with file and line. */
export function readJudgeFile(path: string): Promise<JudgeItem[]> {
  return readJsonLines(path, "file to judge (made by unname audit)", (value) => checkItem(value) ?? EXPECTED_LINE);
}

/**
 * The items of several files, each surface once with the texts of all: what one model's entry and another's decoy is, is no decoy.
 */
export function mergeJudgeItems(items: Iterable<JudgeItem>): JudgeItem[] {
  const merged = new Map<string, JudgeItem>();
  for (const item of items) {
    const surface = judgedSurface(item.surface);
    const other = merged.get(surface);
    const decoy = other === undefined || other.decoy === item.decoy ? item.decoy : undefined;
    merged.set(surface, {
      surface,
      why: [...new Set([...(other?.why ?? []), ...item.why])],
      contexts: [...new Set([...(other?.contexts ?? []), ...item.contexts])],
      ...(decoy !== undefined && { decoy }),
    });
  }
  return [...merged.values()];
}

function checkItem(value: unknown): JudgeItem | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { surface, why, contexts, decoy } = value as Record<keyof JudgeItem, unknown>;
  const areTexts = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((text) => typeof text === "string");
  if (typeof surface !== "string" || surface === "" || !areTexts(why) || !areTexts(contexts)) return undefined;
  if (contexts.some((context) => context.split(MASK).length !== 2)) return undefined;
  if (decoy !== undefined && decoy !== "name" && decoy !== "word") return undefined;
  return { surface, why, contexts, ...(decoy !== undefined && { decoy }) };
}
