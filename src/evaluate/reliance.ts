import { join } from "node:path";

import { privateDirectoryOf, readJsonLines, requireExisting } from "../base/files.ts";
import { newcombe } from "../base/statistics/newcombe.ts";
import type { Interval } from "../base/statistics.ts";
import { wilson } from "../base/statistics/wilson.ts";
import { createDocument } from "../text/document.ts";
import type { Span } from "../text/span.ts";
import { readAnnotatedText, readBratAnnotations } from "./read/read-brat.ts";

/** Of some marks, how many stand in the corrected annotations. */
export interface StandingMarks {
  readonly marks: number;
  readonly standing: number;
  readonly share: number;
  /** Wilson, 95 %. */
  readonly interval: Interval;
}

/** How far a person's annotations follow what was marked before. */
export interface Reliance {
  readonly schemaVersion: 1;
  /** Those in which something was marked. */
  readonly documents: number;
  /** Marks that the person saw, and left. */
  readonly shown: StandingMarks;
  /** Marks that were left out, and that the person made. */
  readonly withheld: StandingMarks;
  /**
   * Share of the shown less that of the withheld, 95 % by `newcombe`. The lot decided which were shown,
   * so as many of both are right: without reliance it is 0.
   */
  readonly difference: { readonly value: number; readonly interval: Interval };
}

/** File of the private folder that says which marks a person was shown, a line each. */
export const MARKS_FILE = "marks.jsonl";

const MARKS_WHAT = "file of marks (annotate --withhold writes it beside the annotations)";

/** A mark of {@link MARKS_FILE}: offsets in UTF-16 code units of the text file, a byte-order mark counted. */
export interface Mark {
  /** Path of the text, relative. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly isWithheld: boolean;
}

/**
 * Compares the corrected annotations of a folder that `annotate --withhold` wrote with what was shown and what was not. A mark stands if an
 * annotation of any label touches it. Throws `input-missing` if a file is not there, and `input-format` for a damaged one.
 */
export async function measureReliance(
  directory: string,
  privateDirectory = privateDirectoryOf(directory),
): Promise<Reliance> {
  requireExisting(directory, "folder that annotate --withhold wrote");
  const path = join(privateDirectory, MARKS_FILE);
  const byFile = new Map<string, Mark[]>();
  for (const mark of await readJsonLines(path, MARKS_WHAT, toMark)) {
    const own = byFile.get(mark.file);
    if (own === undefined) byFile.set(mark.file, [mark]);
    else own.push(mark);
  }
  const counts = { shown: [0, 0] as [number, number], withheld: [0, 0] as [number, number] };
  for (const [file, marks] of byFile) {
    const text = await readAnnotatedText(join(directory, file));
    const annotations = await readBratAnnotations(
      join(directory, file.replace(/\.txt$/u, ".ann")),
      createDocument(file, text),
    );
    for (const mark of marks) {
      const of = counts[mark.isWithheld ? "withheld" : "shown"];
      of[0]++;
      if (annotations.some((one) => touches(one, mark))) of[1]++;
    }
  }
  const [shown, withheld] = [standingOf(counts.shown), standingOf(counts.withheld)];
  return { schemaVersion: 1, documents: byFile.size, shown, withheld, difference: differenceOf(shown, withheld) };
}

function toMark(value: unknown): Mark | string {
  const { file, start, end, isWithheld } = (value ?? {}) as Partial<Mark>;
  const isMark =
    typeof file === "string" && Number.isInteger(start) && Number.isInteger(end) && typeof isWithheld === "boolean";
  return isMark
    ? { file, start: start as number, end: end as number, isWithheld }
    : "a mark (file, start, end, isWithheld)";
}

function touches(one: Pick<Span, "start" | "end">, other: Pick<Span, "start" | "end">): boolean {
  return one.start < other.end && other.start < one.end;
}

function standingOf([marks, standing]: readonly [number, number]): StandingMarks {
  return { marks, standing, share: marks === 0 ? 0 : standing / marks, interval: wilson(standing, marks) };
}

function differenceOf(one: StandingMarks, other: StandingMarks): Reliance["difference"] {
  const interval = newcombe({ hits: one.standing, n: one.marks }, { hits: other.standing, n: other.marks });
  return { value: one.share - other.share, interval };
}

/** For people. */
export function formatReliance({ documents, shown, withheld, difference }: Reliance): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const range = ({ low, high }: Interval) => `${percent(low)} to ${percent(high)}`;
  const row = (name: string, { marks, standing, share, interval }: StandingMarks) =>
    `${name}: ${standing} of ${marks} stand in the corrected annotations, ${percent(share)} (${range(interval)})`;
  const { low, high } = difference.interval;
  const says =
    withheld.marks === 0 || shown.marks === 0
      ? "Nothing can be said: there are none of one kind."
      : low > 0
        ? "Fewer are found where no mark stands: the annotations rely on the marks, and miss what the recogniser missed."
        : high < 0
          ? "More are made where no mark stands than are left where one does."
          : "No reliance is shown; it may be as large as the interval says.";
  return [
    `${documents} documents with marks`,
    row("shown", shown),
    row("left out", withheld),
    `difference: ${percent(difference.value)} (${range(difference.interval)}). ${says}`,
    "",
  ].join("\n");
}
