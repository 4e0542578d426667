import type { Canary, CanaryTruth } from "../../formats/canary-truth.ts";
import { EXPOSED_KINDS } from "../exposure/exposure.ts";
import { type Note, note } from "../remarks.ts";
import type { PlantedCounts } from "./count-planted.ts";

/** Why the figures about planted people do not hold; none where everything was found as the file says. */
export interface PlantingDoubts {
  readonly exposure: readonly Note[];
  /** These, and what the facts about people lack. */
  readonly association: readonly Note[];
}

/** The same doubts about all of it. */
export function doubtAll(notes: readonly Note[]): PlantingDoubts {
  return { exposure: notes, association: notes };
}

/**
 * Holds a file of planted people against what stands in the training text. A secret is confirmed if its sentence, and what is exposed of it wherever it
 * stands (a condition may stand in any note), are in as many documents as the file says; a control and a candidate, if they are in none. A fact is
 * confirmed if the name is in as many documents, and every condition in one of them.
 */
export function judgePlanting({ canaries, facts }: CanaryTruth, counts: PlantedCounts): PlantingDoubts {
  const isExposed = ({ kind }: Canary) => EXPOSED_KINDS.some((one) => one === kind);
  const found = canaries.map((canary, index) => {
    const [sentence, secret] = [counts.sentences[index] as number, counts.secrets[index] as number];
    return { ...canary, least: isExposed(canary) ? Math.min(sentence, secret) : sentence, most: isExposed(canary) ? Math.max(sentence, secret) : sentence }; // prettier-ignore
  });
  const planted = found.filter(({ repetitions }) => repetitions > 0);
  const absent = planted.filter(({ least }) => least === 0).length;
  const otherwise = planted.filter(
    ({ repetitions, least, most }) => least > 0 && (least !== repetitions || most !== repetitions),
  ).length;
  const unplanted = [
    ...found.flatMap(({ repetitions, most }) => (repetitions === 0 ? [most] : [])),
    ...EXPOSED_KINDS.flatMap((kind) => counts.candidates[kind] ?? []),
  ];
  const written = unplanted.filter((documents) => documents > 0).length;
  const exposure = [
    ...(absent > 0 ? [note("planted-absent", { secrets: absent, of: planted.length })] : []),
    ...(otherwise > 0 ? [note("planted-otherwise", { secrets: otherwise, of: planted.length })] : []),
    ...(written > 0 ? [note("candidates-written", { candidates: written, of: unplanted.length })] : []),
  ];
  const unconfirmed = facts.filter(({ notes, conditions }, index) => {
    const { documents, conditions: beside } = counts.facts[index] as PlantedCounts["facts"][number];
    return documents !== notes || (notes > 0 && beside < new Set(conditions).size);
  }).length;
  const wrong = unconfirmed > 0 ? [note("facts-unconfirmed", { people: unconfirmed, of: facts.length })] : [];
  return { exposure, association: [...exposure, ...wrong] };
}
