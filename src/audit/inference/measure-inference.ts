import { createRandom, type Random } from "../../base/random.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { Split } from "../../probe/contexts/context.ts";
import { scoreSlots } from "../../probe/fill/score-slots.ts";
import type { AuditContexts } from "../audit-input.ts";
import { nameParts } from "../names/name-parts.ts";
import { createDecoyPool, type DecoyPool } from "../recovery/decoys.ts";
import type { ReferenceModel } from "../membership/read-members.ts";
import type { Measurement } from "../verdicts.ts";
import { type InferenceCase, inferenceRows } from "./inference.ts";

export interface MeasureInferenceOptions {
  readonly seed: number;
  readonly references: readonly ReferenceModel[];
  /** Known names, which the true one stands among. */
  readonly names: readonly string[];
  readonly onProgress?: (message: string) => void;
}

/** Names besides the true one, as in Lukas et al. 2023. */
const DECOYS = 99;
/** Of fewer the pick says little: such contexts are not asked. */
const LEAST_DECOYS = 19;

/** A context with its true name first among the candidates. Private. */
export interface InferenceLine {
  readonly id: string;
  readonly text: string;
  readonly split: Split;
  readonly document: string;
  readonly cluster: string;
  readonly candidates: readonly string[];
}

/** The audit `inference`: the true name among 99 others that are written alike, picked by the model and by the references. */
export async function measureInference(
  session: MaskedLanguageModel,
  input: AuditContexts,
  { seed, references, names, onProgress }: MeasureInferenceOptions,
): Promise<Measurement[]> {
  const lines = askableLines(input, names, seed);
  onProgress?.(`picking the name of ${lines.length} sentences among ${DECOYS + 1}`);
  const own = await picks(session, lines);
  const others: (readonly number[])[] = [];
  for (const { session: reference } of references) others.push(await picks(reference, lines));
  const cases = lines.flatMap(({ split, document, cluster, candidates }, index): InferenceCase[] => {
    const hit = own[index] as number;
    const hits = others.map((ofReference) => ofReference[index] as number);
    // A name that one of the models cannot write is left out for all.
    if (![hit, ...hits].every(Number.isFinite)) return [];
    // What a reference remembers itself must not be taken off.
    const referenceHits = hits.map((ofReference, at) =>
      hasSeen(references[at] as ReferenceModel, document) ? undefined : ofReference,
    );
    return [{ split, cluster, hit, referenceHits, candidates: candidates.length }];
  });
  return inferenceRows(cases, seed);
}

/** Ids of documents count with and without `.txt`. */
function hasSeen({ members }: ReferenceModel, document: string): boolean {
  return members !== undefined && (members.has(document) || members.has(document.replace(/\.txt$/u, "")));
}

/** The contexts that can be asked: whose name is known, and stands among enough others that are written alike. */
export function askableLines(
  { contexts, originals, units }: Pick<AuditContexts, "contexts" | "originals" | "units">,
  names: readonly string[],
  seed: number,
): InferenceLine[] {
  const pool = createDecoyPool(names);
  const lines: InferenceLine[] = [];
  for (const { id, text, split } of contexts) {
    const original = originals.get(id);
    if (original === undefined) continue;
    const name = original.original.trim();
    const decoys = drawDecoys(pool, name, createRandom(seed, `inference ${id}`));
    if (decoys.length < LEAST_DECOYS) continue;
    const candidates = [name, ...decoys];
    lines.push({ id, text, split, document: original.document, cluster: units.unitOf(id), candidates });
  }
  return lines;
}

/** Other names of the pool with as many words as this one that share no part with it, drawn alike; none if it does not identify a person. */
function drawDecoys(pool: DecoyPool, name: string, random: Random): string[] {
  const own = new Set(nameParts(name));
  const alike = pool.get(name.split(/\s+/u).length) ?? [];
  if (own.size === 0 || alike.length === 0) return [];
  const drawn = new Set<string>();
  for (let attempt = 0; attempt < DECOYS * 4 && drawn.size < DECOYS; attempt++) {
    const other = random.pick(alike);
    if (!nameParts(other).some((part) => own.has(part))) drawn.add(other);
  }
  return [...drawn];
}

/** For each line 1 if the first candidate is likelier than all others, 1 / t where t tie, else 0; NaN if it cannot be written. */
async function picks(session: MaskedLanguageModel, lines: readonly InferenceLine[]): Promise<number[]> {
  const picked: number[] = [];
  for await (const [own = Number.NaN, ...others] of scoreSlots(session, lines)) {
    const higher = others.some((score) => score > own);
    const same = others.filter((score) => score === own).length;
    picked.push(Number.isNaN(own) ? Number.NaN : higher ? 0 : 1 / (1 + same));
  }
  return picked;
}
