import { createOffsetTable } from "../../text/offsets.ts";
import { STANDOFF_BREAK } from "../brat.ts";
import type { Edit } from "./record-codec.ts";
import { applyEdits } from "./text-edits.ts";

/** A text-bound line: id, label, fragments, surface. */
const TEXT_BOUND = /^(T\d+\t\S+ )(\d+ \d+(?:;\d+ \d+)*)\t/u;
/** Lines that hold words of a person's: notes, and what is looked up elsewhere. */
const FREE_TEXT = /^[#N]\d+\t/u;
/** A note of ours on where an annotation comes from. */
const ORIGIN = /^#\d+\tAnnotatorNotes T\d+\tscore=\d\S*(?: source=\S*)?$/u;
/**
 * A BRAT standoff for a text after its edits: annotations lie where what they cover has moved to, widened over an edit that they end in, and say
 * what stands there. One whose text was taken out is left out, with all that refers to it. Notes and normalisations (`#`, `N`), which may quote or identify, are left out; other lines stay as they are. The
 * standoff is one that `parseBrat` reads for `text`.
 */
export function moveAnnotations(standoff: string, text: string, edits: readonly Edit[]): string {
  const edited = applyEdits(text, edits);
  const before = createOffsetTable(text);
  const after = createOffsetTable(edited);
  const lines: string[] = [];
  const gone = new Set<string>();
  for (const line of standoff.split(/(?<=\n)/u)) {
    const body = line.replace(/\r?\n$/u, "");
    if (FREE_TEXT.test(body) && !ORIGIN.test(body)) continue;
    const match = TEXT_BOUND.exec(body);
    if (match === null) {
      lines.push(line);
      continue;
    }
    const [, head, fragments] = match as unknown as [string, string, string];
    const all = fragments.split(";").map((fragment) => {
      const [start, end] = fragment.split(" ").map((offset) => before.fromCodePoint(Number(offset))) as [
        number,
        number,
      ];
      return { start: move(start, edits, "start"), end: move(end, edits, "end") };
    });
    const moved = all.filter(({ start, end }) => end > start);
    if (moved.length === 0) {
      gone.add(body.slice(0, body.indexOf("\t")));
      continue;
    }
    const offsets = moved.map(({ start, end }) => `${after.toCodePoint(start)} ${after.toCodePoint(end)}`).join(";");
    const surface = moved.map(({ start, end }) => edited.slice(start, end)).join(" ");
    lines.push(`${head}${offsets}\t${surface.replace(STANDOFF_BREAK, " ")}${line.slice(body.length)}`);
  }
  return gone.size === 0 ? lines.join("") : withoutReferences(lines, gone).join("");
}

/** What an annotation refers to: `T1`, `R2`, `E3`, as an argument or alone. */
const REFERENCE = /(?<=[\s:])[TREAM]\d+(?=\s|$)/gu;

/** The lines that refer to none that is gone, nor to one that therefore goes. */
function withoutReferences(lines: readonly string[], gone: ReadonlySet<string>): readonly string[] {
  const all = new Set(gone);
  const kept = lines.filter((line) => {
    const id = line.slice(0, Math.max(0, line.indexOf("\t")));
    // What an annotation covers may look like a reference.
    if (id.startsWith("T")) return true;
    const goes = (line.slice(id.length).match(REFERENCE) ?? []).some((reference) => all.has(reference));
    if (goes && id !== "*") all.add(id);
    return !goes;
  });
  return all.size === gone.size ? kept : withoutReferences(kept, all);
}

/** Where an offset lies after the edits; one inside an edit goes to that side of what took its place. */
function move(offset: number, edits: readonly Edit[], side: "start" | "end"): number {
  let shift = 0;
  for (const { start, end, replacement } of edits) {
    if (offset <= start) break;
    if (offset < end) return start + shift + (side === "start" ? 0 : replacement.length);
    shift += replacement.length - (end - start);
  }
  return offset + shift;
}
