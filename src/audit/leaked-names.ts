import { createHmac } from "node:crypto";
import { join } from "node:path";

import { privateDirectoryOf, toJsonLines, writeFileAtomic } from "../base/files.ts";
import type { Split } from "../probe/contexts/context.ts";
import { foldSurface } from "../text/fold.ts";
import type { AuditContexts } from "./audit-input.ts";
import type { LeakResult } from "./audit-leaks.ts";
import type { MeasureId } from "./measures.ts";

/** Name of the list in an audit's private folder. */
export const LEAKED_FILE = "leaked.jsonl";
/** Hexadecimal digits of a hash: enough to tell the names of a corpus apart. */
const HASH_DIGITS = 12;

/** A name that came out of a model. Private: it holds the name. */
export interface LeakedName {
  /** What messages and logs call it, see {@link findLeakedNames}. */
  readonly hash: string;
  readonly name: string;
  readonly measure: Extract<MeasureId, "name-rate" | "recovered">;
  readonly split: Split;
  /** Contexts in which it came out. */
  readonly contexts: number;
  /** Best rank as one entry, from 1; absent of names that came back in whatever way. */
  readonly bestRank?: number;
}

/**
 * The names that came out, those of most contexts first: entries among the predictions, and originals that came back. A hash is an
 * HMAC-SHA-256 of the folded name under the key of the audits of these contexts (see `openDigestKey`): names cannot be tried without it,
 * and one name has one hash in every audit of the same contexts, whatever the model.
 */
export function findLeakedNames(
  { predicted, rows }: Pick<LeakResult, "predicted" | "rows">,
  input: Pick<AuditContexts, "originals">,
  key: Uint8Array,
): LeakedName[] {
  const hash = (name: string) =>
    createHmac("sha256", key).update(foldSurface(name)).digest("hex").slice(0, HASH_DIGITS);
  const entries = predicted.map(({ split, surface, contexts, bestRank }): LeakedName => {
    return { hash: hash(surface), name: surface, measure: "name-rate", split, contexts, bestRank };
  });
  const originals = new Map<string, LeakedName>();
  for (const { measure, split, outcomes } of rows) {
    if (measure !== "recovered" || split === "both") continue;
    for (const [index, { id }] of (outcomes?.units ?? []).entries()) {
      const original = input.originals.get(id)?.original;
      if (original === undefined || outcomes?.values[index] !== 1) continue;
      const own = `${split} ${foldSurface(original)}`;
      const contexts = (originals.get(own)?.contexts ?? 0) + 1;
      originals.set(own, { hash: hash(original), name: original, measure, split, contexts });
    }
  }
  return [...entries, ...originals.values()].sort((a, b) => b.contexts - a.contexts || (a.hash < b.hash ? -1 : 1));
}

/** Writes the list into the private folder of an audit's folder, for its owner alone. Returns its path. */
export async function writeLeakedNames(auditDirectory: string, leaked: readonly LeakedName[]): Promise<string> {
  const path = join(privateDirectoryOf(auditDirectory), LEAKED_FILE);
  await writeFileAtomic(path, toJsonLines(leaked), { private: true });
  return path;
}
