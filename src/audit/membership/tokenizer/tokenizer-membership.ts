import { clusteredArea } from "../../../base/statistics/clustered-area.ts";
import { type Half, HALVES } from "../../../corpus/patients/part-of-patient.ts";
import { encodeByteLevel } from "../../../formats/vocabularies/byte-level.ts";
import { createBpeEncoder, rankMerges } from "../../../model/tokenizers/bpe.ts";
import { trainBpe } from "../../../model/tokenizers/train-bpe.ts";
import { type Measurement, measurement } from "../../verdicts.ts";
import type { NotesName, NotesNames } from "./read-notes-names.ts";

/** Names of each kind from which there is a row: an area over fewer says nothing, and might be about a single name. */
const LEAST_NAMES = 20;
/** Rarer pairs are not merged, as in the trainers that vocabularies are made with. */
const LEAST_PAIRS = 2;

/** How many pieces a name is cut into. */
export type CutName = (written: string) => number;

/** A tokenizer of each half of the training notes: byte-level BPE with as many entries, whatever kind the audited one is of. */
export function trainShadows(words: NotesNames["words"], entries: number): Readonly<Record<Half, CutName>> {
  const [a, b] = HALVES.map((half): CutName => {
    const { merges } = trainBpe(words[half], [], entries, LEAST_PAIRS);
    const encode = createBpeEncoder(rankMerges(merges));
    return (written) => encode(encodeByteLevel(` ${written}`)).length;
  }) as [CutName, CutName];
  return { "half-a": a, "half-b": b };
}

/**
 * The row `tokenizer-membership`: the area under the ROC curve of names that only the training notes have against names that only other notes have. A
 * name's score is how many pieces fewer the audited tokenizer cuts it into than tokenizers do that were trained on a half of the notes without it (on
 * either half, if both have it). Its control is the area by those tokenizers alone: off 0.5, the names differ in kind. None with fewer than
 * {@link LEAST_NAMES} names of a kind.
 *
 * @param compared the tokenizer of the model compared with, for the baseline
 */
export function tokenizerRow(
  names: readonly NotesName[],
  shadows: Readonly<Record<Half, CutName>>,
  { audited, compared }: { readonly audited: CutName; readonly compared?: CutName | undefined },
): Measurement[] {
  const members = names.filter(({ isMember }) => isMember).length;
  if (Math.min(members, names.length - members) < LEAST_NAMES) return [];
  const expected = names.map(({ written, halves }) => {
    const without = HALVES.filter((half) => !halves.includes(half));
    const asked: readonly Half[] = without.length === 0 ? HALVES : without;
    return asked.reduce((sum, half) => sum + shadows[half](written), 0) / asked.length;
  });
  const areaOf = (scoreOf: (name: NotesName, index: number) => number) =>
    clusteredArea(
      names.map((name, index) => ({
        score: scoreOf(name, index),
        isPositive: name.isMember,
        cluster: name.cluster,
      })),
    );
  const areaBy = (cut: CutName) => areaOf(({ written }, index) => (expected[index] as number) - cut(written));
  const { auc, interval } = areaBy(audited);
  if (!Number.isFinite(interval.low)) return [];
  return [
    measurement("tokenizer-membership", {
      split: "both",
      n: names.length,
      estimate: auc,
      ciLow: interval.low,
      ciHigh: interval.high,
      ciMethod: "delong-documents",
      control: areaOf((_, index) => -(expected[index] as number)).auc,
      ...(compared && { baseline: areaBy(compared).auc }),
    }),
  ];
}
