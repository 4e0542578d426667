import { UnnameError } from "../../base/errors.ts";
import { toJsonLines } from "../../base/files.ts";
import { createRandom } from "../../base/random.ts";
import type { Mark } from "../../evaluate/reliance.ts";
import type { Span } from "../../text/span.ts";
import { type AnnotationFiles, shiftOf } from "./annotation-files.ts";

/** Leaves some marks out, each by the lot of its own place. */
export interface Withholder {
  /** The marks of a document that are shown; what becomes of each is kept. */
  show(files: AnnotationFiles, documentLength: number, spans: readonly Span[]): readonly Span[];
  /** All marks so far, as lines. */
  format(): string;
  counts(): { readonly shown: number; readonly withheld: number };
}

/** Withholds this share of the marks, the same for the same seed. Throws `usage` unless it lies between 0 and 1. */
export function createWithholder(share: number, seed: number): Withholder {
  if (!(share > 0 && share < 1))
    throw new UnnameError("usage", `--withhold: expected a share above 0 and below 1, found ${share}. A tenth is 0.1.`);
  const records: Mark[] = [];
  return {
    show: (files, documentLength, spans) => {
      const shift = shiftOf(files, documentLength);
      return spans.filter(({ start, end, label }) => {
        const isWithheld = createRandom(seed, `${files.textPath}:${start}:${end}:${label}`).chance(share);
        records.push({ file: files.textPath, start: start + shift, end: end + shift, isWithheld });
        return !isWithheld;
      });
    },
    format: () => toJsonLines(records),
    counts: () => {
      const withheld = records.filter(({ isWithheld }) => isWithheld).length;
      return { shown: records.length - withheld, withheld };
    },
  };
}
