import {
  type AnnotatedText,
  type Annotation,
  compareAnnotations,
  type Counts,
  countOverlapping,
  createCounter,
  spansOf,
} from "../../formats/annotations/annotation.ts";
import { NOT_IN_XML } from "../../formats/annotations/i2b2-xml.ts";
import { STANDOFF_BREAK } from "../../formats/brat.ts";
import { parseConll } from "../../formats/conll/conll.ts";
import { formatConll } from "../../formats/conll/format-conll.ts";
import { createDocument } from "../../text/document.ts";
import { unionSpans } from "../../text/span.ts";
import type { Stretch } from "../../text/tokenise.ts";
import type { Target } from "./target.ts";
import { withoutUndefined } from "../../base/without-undefined.ts";

/** A text as a format holds it, and what of it the format does not, by kind. */
export interface FittedText {
  /** Undefined where the format cannot hold the text at all. */
  readonly text: AnnotatedText | undefined;
  readonly lost: Counts;
}

type Tally = ReturnType<typeof createCounter>;

/** What a text becomes in a format, as `target` says it. */
export function fitText(annotated: AnnotatedText, target: Target): FittedText {
  const { format } = target;
  const tally = createCounter();
  for (const [kind, count] of Object.entries(annotated.others)) tally.add(kind, count);
  if (annotated.isUnannotated === true) tally.add("texts without annotation");
  const { id, text } = annotated.document;
  const document = createDocument(id, fitCharacters(text, target, tally));
  const inOne =
    format === "brat" ? annotated.annotations : annotated.annotations.flatMap((one) => inPieces(one, tally));
  const annotations = inOne.map((one) => fitWords(one, target, tally)).sort(compareAnnotations);
  const fitted = { document, annotations, others: {} };
  return { text: format === "conll" ? fitConll(fitted, target, tally) : fitted, lost: tally.counts };
}

/** What a file of the format cannot hold becomes U+FFFD, which is as long. JSON can escape all. */
function fitCharacters(text: string, { format }: Target, tally: Tally): string {
  if (format === "jsonl") return text;
  const refused = format === "i2b2" ? NOT_IN_XML : /\p{Surrogate}/gu;
  const what = format === "i2b2" ? "characters that XML cannot hold" : "halves of characters";
  return text.replace(refused, () => {
    tally.add(what);
    return "\ufffd";
  });
}

function inPieces(annotation: Annotation, tally: Tally): Annotation[] {
  if (annotation.stretches.length > 1) tally.add("discontinuous annotations");
  return annotation.stretches.map((stretch) => ({ ...annotation, stretches: [stretch] }));
}

/** Labels, sources and notes as the format can write them. */
function fitWords(annotation: Annotation, target: Target, tally: Tally): Annotation {
  const { format } = target;
  const { score, source, note } = annotation;
  const label = fitLabel(fitCharacters(annotation.label, target, tally), format, tally);
  if (format === "conll") {
    for (const [kind, value] of Object.entries({ scores: score, sources: source, notes: note }))
      if (value !== undefined && value !== "") tally.add(kind);
    return { label, stretches: annotation.stretches };
  }
  const fit = (words: string | undefined) => {
    const held = words === undefined || words === "" ? undefined : fitCharacters(words, target, tally);
    if (format !== "brat" || held?.search(STANDOFF_BREAK) === -1) return held;
    return held?.replace(STANDOFF_BREAK, () => {
      tally.add("line breaks and tabs in notes");
      return " ";
    });
  };
  const hasPlace = format !== "brat" || score !== undefined;
  if (source !== undefined && !hasPlace) tally.add("sources without a score");
  const kept = { score, source: hasPlace ? fit(source) : undefined, note: fit(note) };
  return { label, stretches: annotation.stretches, ...withoutUndefined(kept) };
}

function fitLabel(label: string, format: Target["format"], tally: Tally): string {
  if (format !== "brat" && format !== "conll") return label;
  return label.replace(/\s/gu, () => {
    tally.add("white space in labels");
    return "_";
  });
}

/** Tokens and tags: what stands in no token cannot be marked, nothing overlaps, and IO runs neighbours together. */
function fitConll(fitted: AnnotatedText, { scheme }: Target, tally: Tally): AnnotatedText | undefined {
  const { document, annotations } = fitted;
  const trimmed = annotations.flatMap((annotation) => {
    const [whole] = annotation.stretches;
    const stretch = trimStretch(document.text, whole);
    if (stretch.start !== whole.start || stretch.end !== whole.end)
      tally.add("annotations that begin or end in white space");
    return stretch.end > stretch.start ? [{ ...annotation, stretches: [stretch] as const }] : [];
  });
  tally.add("overlapping annotations", countOverlapping(trimmed.toSorted(compareAnnotations)));
  const spans = unionSpans(spansOf(trimmed));
  const [read] = parseConll(formatConll([{ document, spans }], { scheme, keepsSpaces: true }), "");
  if (read?.document.text !== document.text) {
    tally.add(read === undefined ? "texts without a word" : "texts that do not come back from tokens");
    return undefined;
  }
  tally.add("annotations that stand beside another of their label", spans.length - read.spans.length);
  const kept = read.spans.map(({ start, end, label }) => ({ label, stretches: [{ start, end }] as const }));
  return { document, annotations: kept, others: {} };
}

/** Without the white space that parts tokens. */
function trimStretch(text: string, { start, end }: Stretch): Stretch {
  const isSpace = (index: number) => /[ \t\v\f\r\n]/u.test(text[index] ?? "");
  while (start < end && isSpace(start)) start++;
  while (end > start && isSpace(end - 1)) end--;
  return { start, end };
}
