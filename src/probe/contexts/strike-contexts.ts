import { appendJsonLines } from "../../base/files/append-lines.ts";
import { UnnameError } from "../../base/errors.ts";
import { toJsonLines, writeFileAtomic } from "../../base/files.ts";
import { sha256 } from "../../base/hash.ts";
import { countSets } from "./context.ts";
import type { ContextSizes } from "./context-sizes.ts";
import { contextsManifestPath, writeContextsManifest } from "./contexts-manifest.ts";
import { readContexts } from "./read-contexts.ts";
import { requireManifest } from "./refresh-contexts.ts";

/** What striking left. */
export interface StruckContexts {
  readonly counts: ContextSizes;
  readonly struck: number;
  /** Where the struck contexts are kept, private: `seen.struck.jsonl`. */
  readonly struckPath: string;
}

/**
 * Takes development contexts out of a contexts file: sentences that a person finds useless to look at. They are kept beside it, with the time. Test
 * contexts cannot be struck out, nor those in reserve: choosing among them would choose the audit's result. File and manifest are replaced whole or not at all.
 * Throws `usage` for ids that the file does not have or that are no development contexts, and what `refreshContexts` throws for file and manifest.
 */
export async function strikeContexts(path: string, ids: readonly string[], at: Date): Promise<StruckContexts> {
  const contexts = await readContexts(path);
  const { isCurrent: _, ...manifest } = await requireManifest(path);
  const wanted = new Set(ids);
  const struck = contexts.filter(({ id }) => wanted.has(id));
  const known = new Set(struck.map(({ id }) => id));
  const missing = [...wanted].filter((id) => !known.has(id));
  if (missing.length > 0)
    throw usage(`${path}: expected ids of its contexts, found ${missing.length} that it does not have.`);
  const others = struck.filter(({ set }) => set !== "development").length;
  if (others > 0) {
    throw usage(
      `${path}: expected development contexts, found ${others} of the test set or the reserve. Choosing among those would choose what an audit finds.`,
    );
  }
  const left = contexts.filter(({ id }) => !wanted.has(id));
  const text = toJsonLines(left);
  const struckPath = contextsManifestPath(path).replace(/manifest\.json$/u, "struck.jsonl");
  const next = { contextsSha256: sha256(text), counts: countSets(left), refreshed: manifest.refreshed };
  appendJsonLines(
    struckPath,
    struck.map((context) => ({ ...context, at: at.toISOString() })),
  );
  await writeContextsManifest(path, { ...manifest, next });
  await writeFileAtomic(path, text, { private: true });
  await writeContextsManifest(path, { ...manifest, ...next });
  return { counts: next.counts, struck: struck.length, struckPath };
}

function usage(message: string): UnnameError {
  return new UnnameError("usage", message);
}
