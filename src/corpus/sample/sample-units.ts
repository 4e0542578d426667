import { sha256 } from "../../base/hash.ts";
import type { Random } from "../../base/random.ts";
import type { SampleMark, SampleUnit } from "../../evaluate/sample/sample-sheet.ts";
import type { PassagesOfDocument } from "./read-passages.ts";

/** A passage that was drawn, before it has a file. */
export interface DrawnPassage extends Omit<SampleUnit, "file"> {
  readonly text: string;
}

/** A passage of the sheet with its text. */
export type SheetUnit = SampleUnit & { readonly text: string };

/** Digits of a passage's number in its file name, at least. */
const NUMBER_DIGITS = 4;

/** A passage of a document as it is drawn, its marks cut at its edges (they never lie across one). UTF-8 has no unpaired surrogates. */
export function drawPassage({ document, passages, marks }: PassagesOfDocument, index: number): DrawnPassage {
  const { start, end, stratum } = passages[index] as (typeof passages)[number];
  const text = Buffer.from(document.text.slice(start, end)).toString();
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= end);
  return {
    text,
    sha256: sha256(text),
    document: document.id,
    start,
    end,
    stratum,
    marks: inside.map((mark) => ({
      start: mark.start - start,
      end: mark.end - start,
      label: mark.label,
      isLeftOut: false,
    })),
  };
}

/**
 * Puts passages in an order that tells nothing of their stratum, numbers their files, and leaves marks out: up to `leaveOut` of those that
 * `canBeLeftOut`, at most one of a passage and in at most half of those that have any.
 */
export function arrangeUnits(
  drawn: readonly DrawnPassage[],
  leaveOut: number,
  canBeLeftOut: (passage: DrawnPassage, mark: SampleMark) => boolean,
  random: Random,
): SheetUnit[] {
  const shuffled = random.shuffle(drawn);
  const candidates = shuffled.flatMap((passage, index) =>
    passage.marks.some((mark) => canBeLeftOut(passage, mark)) ? [index] : [],
  );
  const chosen = new Set(random.shuffle(candidates).slice(0, Math.min(leaveOut, Math.ceil(candidates.length / 2))));
  const digits = Math.max(NUMBER_DIGITS, String(shuffled.length).length);
  return shuffled.map((passage, index) => {
    const possible = chosen.has(index) ? passage.marks.filter((mark) => canBeLeftOut(passage, mark)) : [];
    const leftOut = possible.length === 0 ? undefined : random.pick(possible);
    const marks = passage.marks.map((mark) => (mark === leftOut ? { ...mark, isLeftOut: true } : mark));
    return { ...passage, marks, file: String(index + 1).padStart(digits, "0") };
  });
}
