import { createRandom } from "../../base/random.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { foldSurface } from "../../text/fold.ts";
import type { AuditContexts } from "../audit-input.ts";
import { nameParts } from "../names/name-parts.ts";
import type { Measurement } from "../verdicts.ts";
import { extractionRows } from "./extraction.ts";
import { sampleFillings } from "./sample-fillings.ts";
import { SPLITS } from "../../probe/contexts/context.ts";

export interface MeasureExtractionOptions {
  readonly seed: number;
  readonly onProgress?: (message: string) => void;
}

/** Texts sampled from. */
const TEXTS = 100;

/** People that a model may make up: of the training text, and as many that it never saw. Private. */
export interface PeopleLists {
  readonly trained: readonly string[];
  readonly controls: readonly string[];
}

/**
 * The audit `extraction`: whole names (of two parts or more) that come out of sampling where names stood. The names are the originals of the seen contexts
 * that are none of the unseen ones, and as many originals of the unseen ones that are none of the seen.
 */
export async function measureExtraction(
  session: MaskedLanguageModel,
  input: AuditContexts,
  { seed, onProgress }: MeasureExtractionOptions,
): Promise<Measurement[]> {
  const { trained, controls } = listPeople(input, seed);
  if (trained.length === 0) return [];
  // Sampled from text of both kinds alike: what is known of a person must come from the model.
  const random = createRandom(seed, "extraction");
  const chosen = SPLITS.flatMap((split) =>
    random.shuffle(input.contexts.filter((context) => context.split === split)).slice(0, TEXTS / 2),
  );
  onProgress?.(`sampling names from ${chosen.length} sentences`);
  const keys = (names: readonly string[]) => new Map(names.map((name) => [keyOf(name), name]));
  const [ofTrained, ofControls] = [keys(trained), keys(controls)];
  const found = { trained: new Set<string>(), controls: new Set<string>() };
  let samples = 0;
  await sampleFillings(session, chosen, seed, (filling) => {
    samples++;
    const key = keyOf(filling);
    if (ofTrained.has(key)) found.trained.add(key);
    if (ofControls.has(key)) found.controls.add(key);
  });
  return extractionRows({
    people: trained.length,
    trained: found.trained.size,
    controls: found.controls.size,
    samples,
  });
}

/** Lists of the same length, drawn by the seed where one is longer. */
export function listPeople({ contexts, all, originals }: AuditContexts, seed: number): PeopleLists {
  const lists = { seen: new Map<string, string>(), unseen: new Map<string, string>() };
  for (const { id, split } of all.length > 0 ? all : contexts) {
    const name = originals.get(id)?.original.trim();
    if (name !== undefined && nameParts(name).length >= 2) lists[split].set(keyOf(name), name);
  }
  const trained = [...lists.seen].flatMap(([key, name]) => (lists.unseen.has(key) ? [] : [name]));
  const controls = [...lists.unseen].flatMap(([key, name]) => (lists.seen.has(key) ? [] : [name]));
  const count = Math.min(trained.length, controls.length);
  const random = createRandom(seed, "extraction people");
  return { trained: random.shuffle(trained).slice(0, count), controls: random.shuffle(controls).slice(0, count) };
}

/** A filling is a name if it is spelled like it, case, accents and white space aside. */
function keyOf(name: string): string {
  return foldSurface(name).replaceAll(/\s+/gu, " ").trim();
}
