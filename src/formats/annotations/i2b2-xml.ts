import { parseXml, XmlCdata, XmlElement, XmlError, XmlText } from "@rgrove/parse-xml";

import { UnnameError } from "../../base/errors.ts";
import { createDocument } from "../../text/document.ts";
import { createOffsetTable } from "../../text/offsets.ts";
import { STANDOFF_BREAK } from "../brat.ts";
import { type AnnotatedText, type Annotation, compareAnnotations, createCounter, outlineOf } from "./annotation.ts";
import { createStretchReader } from "./read-stretch.ts";

/** The category of a label, which names the element of its tag: `NAME` of `PATIENT`. */
export type CategoryOf = (label: string, surface: string) => string;

/** Characters that no XML 1.0 file can hold, whatever they are written as. */
// oxlint-disable-next-line no-control-regex
export const NOT_IN_XML = /[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * A file of the i2b2 2014 de-identification track: the text in `TEXT`, in `TAGS` an element for each annotation, named for its category, with `start` and
 * `end` (code points of the text as an XML parser gives it), `TYPE` (the label; without it the element's name) and what stands there.
 * `comment` is a note. Throws `input-format` with the file, and the line where the XML is broken.
 */
export function parseI2b2(xml: string, path: string, categoryOf: CategoryOf): AnnotatedText {
  const fail = (expected: string, place = "") =>
    new UnnameError("input-format", `${path}${place}: expected ${expected}. Correct the file.`, { details: { path } });
  const root = readRoot(xml, fail);
  const [textElement, ...moreTexts] = childrenOf(root, "TEXT");
  const [tags, ...moreTags] = childrenOf(root, "TAGS");
  if (textElement === undefined || tags === undefined || moreTexts.length + moreTags.length > 0)
    throw fail("one TEXT and one TAGS element in the root (i2b2 2014 de-identification)");
  const text = textElement.children
    .map((node) => (node instanceof XmlText || node instanceof XmlCdata ? node.text : ""))
    .join("");
  const document = createDocument(path, text);
  const toStretch = createStretchReader(text);
  const others = createCounter();
  const annotations = elementsOf(tags).flatMap((element, index): Annotation[] => {
    const { start, end, TYPE: type, text: surface, comment, score, source } = element.attributes;
    if (start === undefined && end === undefined) {
      others.add("tags without a place");
      return [];
    }
    const stretch = toStretch(start, end);
    const place = `, tag ${index + 1}`;
    if (stretch === undefined) throw fail("start and end (code points) inside the text, start before end", place);
    const covered = text.slice(stretch.start, stretch.end);
    if (surface !== undefined && plain(surface) !== plain(covered))
      throw fail(`the text at ${start}-${end} (code points) to be what the tag says it covers`, place);
    const label = type ?? element.name;
    if (categoryOf(label, covered) !== element.name) others.add("categories other than their label's");
    const note = comment === undefined || comment === "" ? undefined : comment;
    const sure = Number(score ?? Number.NaN);
    return [
      {
        label,
        stretches: [stretch],
        ...(sure >= 0 && sure <= 1 && { score: sure }),
        ...(source !== undefined && { source }),
        ...(note !== undefined && { note }),
      },
    ];
  });
  return { document, annotations: annotations.sort(compareAnnotations), others: others.counts };
}

/** What {@link parseI2b2} reads. Throws a RangeError for a discontinuous annotation; of {@link NOT_IN_XML} the text must be free. */
export function formatI2b2(text: string, annotations: readonly Annotation[], categoryOf: CategoryOf): string {
  const offsets = createOffsetTable(text);
  const tags = annotations.map((annotation, index) => {
    if (annotation.stretches.length > 1) throw new RangeError("i2b2 has no discontinuous annotations");
    const { start, end, label } = outlineOf(annotation);
    const surface = text.slice(start, end);
    const { score, source, note = "" } = annotation;
    const attributes = {
      id: `P${index}`,
      start: String(offsets.toCodePoint(start)),
      end: String(offsets.toCodePoint(end)),
      text: surface,
      TYPE: label,
      comment: note,
      ...(score !== undefined && { score: String(score) }),
      ...(source !== undefined && { source }),
    };
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
    return `<${categoryOf(label, surface)}${written.join("")} />\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8" ?>\n<deIdi2b2>\n<TEXT><![CDATA[${escapeCdata(text)}]]></TEXT>\n<TAGS>\n${tags.join("")}</TAGS>\n</deIdi2b2>\n`;
}

function readRoot(xml: string, fail: (expected: string, place?: string) => UnnameError): XmlElement {
  try {
    const { root } = parseXml(xml);
    if (root !== null) return root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    // Without the parser's message, which quotes the line.
    throw fail("XML", `, line ${error.line}`);
  }
  throw fail("XML with a root element");
}

function elementsOf(parent: XmlElement): XmlElement[] {
  return parent.children.filter((node): node is XmlElement => node instanceof XmlElement);
}

function childrenOf(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).filter((element) => element.name === name);
}

/** A parser would make a line feed of a carriage return, unless it is written as a reference, which CDATA cannot hold. */
function escapeCdata(text: string): string {
  return text.replaceAll("]]>", "]]]]><![CDATA[>").replaceAll("\r", "]]>&#13;<![CDATA[");
}

function escapeAttribute(value: string): string {
  return value.replace(/[&<>"\t\n\r]/gu, (character) => `&#${character.charCodeAt(0)};`);
}

function plain(text: string): string {
  return text.replace(STANDOFF_BREAK, " ").replace(/\s+/gu, " ").trim();
}
