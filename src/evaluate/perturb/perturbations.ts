import { createRandom } from "../../base/random.ts";
import { createDocument } from "../../text/document.ts";
import type { Span } from "../../text/span.ts";
import type { FindSpans } from "../read/read-input.ts";
import { addTypos, lowerCase, type Perturbed, stripAccents, upperCase } from "./perturb.ts";
import { countRecall, isName, onEntities, type Recall, toRecall } from "../figures/recall.ts";
import type { ScoredDocument } from "../figures/score.ts";

/** The ways in which notes are written otherwise than the gold has them. */
export const PERTURBATIONS = ["lower", "upper", "unaccented", "typo"] as const;
export type Perturbation = (typeof PERTURBATIONS)[number];

/** Recall on changed texts. */
export interface PerturbedRecall {
  /** All gold mentions, under the labels compared. */
  readonly all: Recall;
  /** Persons and places, as entities; by entity too. */
  readonly names: Recall;
  readonly PERSON: Recall;
  readonly GPE: Recall;
}

export interface PerturbOptions {
  readonly seed: number;
  /** Makes labels comparable, as it was done for the texts as written. */
  readonly prepare: (document: ScoredDocument) => ScoredDocument;
  readonly onProgress?: (message: string) => void;
}

/**
 * Recall of a recogniser on the texts as written, in lower case, in capitals, without accents, and with one typing error (seeded) in every
 * gold mention. Each runs the recogniser once. Mentions that a change leaves empty are not counted.
 */
export async function scorePerturbations(
  documents: readonly ScoredDocument[],
  find: FindSpans,
  options: PerturbOptions,
): Promise<Record<Perturbation, PerturbedRecall>> {
  const scores: Partial<Record<Perturbation, PerturbedRecall>> = {};
  for (const perturbation of PERTURBATIONS) {
    options.onProgress?.(`recall on changed texts: ${perturbation}`);
    scores[perturbation] = await scorePerturbed(documents, perturbation, find, options);
  }
  return scores as Record<Perturbation, PerturbedRecall>;
}

/** Recall on the texts as they are, in the same form. */
export function scoreAsWritten(documents: readonly ScoredDocument[]): PerturbedRecall {
  const entities = documents.map(onEntities);
  const recallOf = (isCounted: (span: Span) => boolean) =>
    toRecall(entities.map((document) => countRecall(document, isCounted)));
  return {
    all: toRecall(documents.map((document) => countRecall(document, () => true))),
    names: recallOf(isName),
    PERSON: recallOf(({ label }) => label === "PERSON"),
    GPE: recallOf(({ label }) => label === "GPE"),
  };
}

async function scorePerturbed(
  documents: readonly ScoredDocument[],
  perturbation: Perturbation,
  find: FindSpans,
  { seed, prepare }: PerturbOptions,
): Promise<PerturbedRecall> {
  const changed = documents.map(({ id, text, gold }) => {
    const perturbed = perturb(perturbation, { id, text, gold, seed });
    const placed = gold.map((span) => perturbed.place(span)).filter(({ start, end }) => end > start);
    return { id, text: perturbed.text, gold: placed };
  });
  const found = await find(changed.map(({ id, text }) => createDocument(id, text)));
  return scoreAsWritten(changed.map((document, index) => prepare({ ...document, system: found[index] ?? [] })));
}

interface Original {
  readonly id: string;
  readonly text: string;
  readonly gold: readonly Span[];
  readonly seed: number;
}

function perturb(perturbation: Perturbation, { id, text, gold, seed }: Original): Perturbed {
  switch (perturbation) {
    case "lower":
      return lowerCase(text);
    case "upper":
      return upperCase(text);
    case "unaccented":
      return stripAccents(text);
    case "typo":
      // A stream for each document, so that one document more or less leaves the others' errors as they were.
      return addTypos(text, gold, createRandom(seed, `typo ${id}`));
  }
}
