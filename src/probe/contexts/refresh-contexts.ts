import { fileError } from "../../base/errors.ts";
import { toJsonLines, writeFileAtomic } from "../../base/files.ts";
import { sha256 } from "../../base/hash.ts";
import { createRandom } from "../../base/random.ts";
import { type Context, type ContextSet, countSets } from "./context.ts";
import type { ContextSizes } from "./context-sizes.ts";
import { describePower } from "./describe-power.ts";
import {
  contextsManifestPath,
  readContextsManifest,
  type ReadManifest,
  writeContextsManifest,
} from "./contexts-manifest.ts";
import { unitOf } from "./cover-slots.ts";
import { readContexts } from "./read-contexts.ts";
import { readOriginals } from "./read-originals.ts";

/** What a refresh left. */
export interface RefreshedContexts {
  readonly counts: ContextSizes;
  /** How often the reserve was drawn by now. */
  readonly refreshed: number;
  readonly warnings: readonly string[];
}

/**
 * Draws the reserve of a contexts file: as many of its contexts as the test set had, by whole patients (documents, where not known) at random, become the test
 * set, and what was the test set becomes development, as it has been looked at. File and manifest are replaced whole or not at all.
 * Throws `input-missing` without a manifest or originals, `input-format` if the contexts are not those of the manifest, and
 * `input-empty` if nothing is in reserve.
 */
export async function refreshContexts(path: string): Promise<RefreshedContexts> {
  const contexts = await readContexts(path);
  const manifest = await requireManifest(path);
  const before = countSets(contexts);
  if (before.reserve === 0) {
    throw fileError(
      "input-empty",
      path,
      `no context is in reserve any more. Gather contexts from notes that were not used yet, with "unname contexts --against ${path}".`,
      { ...before },
    );
  }
  const unitOfContext = await unitsOf(manifest);
  const drawn = drawReserve(contexts, before.test, unitOfContext, manifest);
  const setOf = ({ id, set }: Context): ContextSet => (drawn.has(id) ? "test" : set === "test" ? "development" : set);
  const refreshedContexts = contexts.map((context) => ({ ...context, set: setOf(context) }));
  const text = toJsonLines(refreshedContexts);
  const counts = countSets(refreshedContexts);
  const next = { contextsSha256: sha256(text), counts, refreshed: manifest.refreshed + 1 };
  const { isCurrent: _, ...current } = manifest;
  await writeContextsManifest(path, { ...current, next });
  await writeFileAtomic(path, text, { private: true });
  await writeContextsManifest(path, { ...current, ...next });
  const tests = refreshedContexts.filter(({ set }) => set === "test");
  const power = describePower(tests.map(({ id }) => unitOfContext(id)), `test contexts of split ${manifest.split}`); // prettier-ignore
  return { counts, refreshed: next.refreshed, warnings: power === undefined ? [] : [power] };
}

/** The patient of a context by its id, its document where that is not known. */
async function unitsOf({ originals }: ReadManifest): Promise<(id: string) => string> {
  const known = await readOriginals(originals);
  const units = new Map(known.map(({ id, document, patient }) => [id, unitOf({ document, ...(patient !== undefined && { group: patient }) })])); // prettier-ignore
  return (id) => units.get(id) ?? id;
}

/** Ids of contexts in reserve, patient by patient until there are as many as `wanted`, or all. */
function drawReserve(
  contexts: readonly Context[],
  wanted: number,
  unitOfContext: (id: string) => string,
  { seed, split, refreshed }: ReadManifest,
): ReadonlySet<string> {
  const byUnit = new Map<string, string[]>();
  for (const { id, set } of contexts) {
    if (set !== "reserve") continue;
    const unit = unitOfContext(id);
    byUnit.set(unit, [...(byUnit.get(unit) ?? []), id]);
  }
  const random = createRandom(seed, `refresh/${split}/${refreshed + 1}`);
  const drawn = new Set<string>();
  for (const unit of random.shuffle([...byUnit.keys()])) {
    if (drawn.size >= wanted) break;
    for (const id of byUnit.get(unit) ?? []) drawn.add(id);
  }
  return drawn;
}

/** The manifest of a contexts file that was not changed since. Throws as {@link refreshContexts} does. */
export async function requireManifest(path: string): Promise<ReadManifest> {
  const manifest = await readContextsManifest(path);
  if (manifest === undefined) {
    throw fileError(
      "input-missing",
      path,
      `expected ${contextsManifestPath(path)} beside it, which says where the contexts come from. Gather contexts anew with "unname contexts".`,
    );
  }
  if (!manifest.isCurrent) {
    throw fileError(
      "input-format",
      path,
      'not the contexts that its manifest is about: the file was changed. Put it back, or gather contexts anew with "unname contexts".',
    );
  }
  return manifest;
}
