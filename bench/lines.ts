// The jotted lines of a language under its combination: false marks in look-alikes, persons and places covered, for the part that was read to mend
// rules and lists and for the part that was not. --show prints what went wrong in the first, never in the second. Some seconds a language.
//
//   npm run bench:lines -- --language en
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { createRecogniser } from "../src/recognise/parse-spec.ts";
import { createDocument } from "../src/text/document.ts";
import { entityAt } from "../src/text/entities.ts";
import type { Span } from "../src/text/span.ts";
import { tokenise } from "../src/text/tokenise.ts";

const FOLDER = "corpora/jotted-lines";
const MARK = /\[\[(?<person>.*?)\]\]|\{\{(?<place>.*?)\}\}/g;

const { values: flags } = parseArgs({
  options: { language: { type: "string", default: "en" }, show: { type: "boolean", default: false } },
});

interface Totals {
  tokens: number;
  falseMarks: number;
  persons: number;
  personsCovered: number;
  places: number;
  placesCovered: number;
}

const recogniser = await createRecogniser(`language:${flags.language}`);
const rows = (await readFile(join(FOLDER, `${flags.language}.tsv`), "utf8")).trimEnd().split("\n").slice(1);
const parts = new Map<string, Totals>();
for (const row of rows) {
  const [part = "", kind = "", about = "", line = ""] = row.split("\t");
  const { text, gold } = readMarks(line);
  const [spans = []] = await recogniser.recognise([createDocument("line", text)]);
  const names = spans.filter((span) => ["PERSON", "GPE"].includes(entityAt(text, span)));
  const wrong = names.filter(({ start, end }) => !gold.some((span) => span.start < end && start < span.end));
  const missed = gold.filter((span) => !isCovered(text, span, names));
  count(`${part}, ${kind}`, text, gold, wrong, missed);
  if (flags.show && part === "read" && wrong.length + missed.length > 0)
    console.log([about, tell("marked", text, wrong), tell("missed", text, missed), text].join("\t"));
}
for (const [part, totals] of [...parts].sort()) {
  const { tokens, falseMarks, persons, personsCovered, places, placesCovered } = totals;
  const rate = ((1000 * falseMarks) / tokens).toFixed(1);
  console.log(
    `${flags.language}, ${part}: ${rate} false marks in 1,000 tokens (${falseMarks} in ${tokens}); persons covered ${personsCovered} of ${persons}, places ${placesCovered} of ${places}`,
  );
}

/** A line without its marks, and the spans that those were. */
function readMarks(line: string): { text: string; gold: Span[] } {
  const gold: Span[] = [];
  let [text, at] = ["", 0];
  for (const match of line.matchAll(MARK)) {
    text += line.slice(at, match.index);
    const { person, place } = match.groups ?? {};
    const name = person ?? place ?? "";
    gold.push({ start: text.length, end: text.length + name.length, label: person === undefined ? "GPE" : "PERSON" });
    text += name;
    at = match.index + match[0].length;
  }
  return { text: text + line.slice(at), gold };
}

/** Does every letter lie in some span? */
function isCovered(text: string, { start, end }: Span, spans: readonly Span[]): boolean {
  for (let at = start; at < end; at++)
    if (/\p{L}/u.test(text[at] as string) && !spans.some((span) => span.start <= at && at < span.end)) return false;
  return true;
}

function count(part: string, text: string, gold: readonly Span[], wrong: readonly Span[], missed: readonly Span[]) {
  const totals = parts.get(part) ?? {
    tokens: 0,
    falseMarks: 0,
    persons: 0,
    personsCovered: 0,
    places: 0,
    placesCovered: 0,
  };
  const isPerson = ({ label }: Span) => label === "PERSON";
  const persons = gold.filter(isPerson).length;
  const personsMissed = missed.filter(isPerson).length;
  totals.tokens += tokenise(text).length;
  totals.falseMarks += wrong.length;
  totals.persons += persons;
  totals.personsCovered += persons - personsMissed;
  totals.places += gold.length - persons;
  totals.placesCovered += gold.length - persons - (missed.length - personsMissed);
  parts.set(part, totals);
}

function tell(what: string, text: string, spans: readonly Span[]): string {
  return spans.length === 0 ? "" : `${what}: ${spans.map(({ start, end }) => text.slice(start, end)).join(" | ")}`;
}
