// What "the document knows its people" finds and costs: persons covered, words lost per 1,000 tokens and processor time a token, without the pass
// and with it, for folders of BRAT. Gives the tables of docs/background/recognition.md.
//
//   npm run bench:people -- nl=generated/seen es=meddocan/dev
import { type AnnotatedDocument, readGold } from "../src/evaluate/read/read-gold.ts";
import { COMBINATION_PARTS } from "../src/recognise/combine/language-combination.ts";
import { combineRecognisers } from "../src/recognise/combine/combine.ts";
import { openRecogniser } from "../src/recognise/open-recogniser.ts";
import { findAgain } from "../src/recognise/second-pass/find-repeats.ts";
import { type PeopleOptions, peopleOptionsOf, settle } from "../src/recognise/second-pass/people-options.ts";
import { entityOf } from "../src/text/entities.ts";
import { type Span, unionSpans } from "../src/text/span.ts";
import { tokenise } from "../src/text/tokenise.ts";
import type { NoteLanguage } from "../src/text/note-languages.ts";

/** The pass runs over at least so many tokens before it is timed, and again while it is. */
const TIMED_TOKENS = 300_000;

console.log("| corpus | persons covered | with the pass | words lost per 1,000 tokens | with the pass | µs a token |");
console.log("| --- | --- | --- | --- | --- | --- |");
for (const argument of process.argv.slice(2)) {
  const [language, folder] = argument.split("=") as [NoteLanguage, string];
  const gold = await readGold(folder, "brat", "folder of gold annotations");
  const parts = await Promise.all(COMBINATION_PARTS[language].map((spec) => openRecogniser(spec)));
  const recogniser = combineRecognisers(parts.map((part) => part.recogniser));
  const found = await recogniser.recognise(gold.map(({ document }) => document));
  const again = repeat(gold, found, peopleOptionsOf(language));
  const [before, after] = [measure(gold, found), measure(gold, again.spans)];
  const row = [
    folder,
    percent(before.covered, before.persons),
    percent(after.covered, after.persons),
    perThousand(before),
    perThousand(after),
  ];
  console.log(`| ${[...row, again.microseconds.toFixed(2)].join(" | ")} |`);
}

function repeat(gold: readonly AnnotatedDocument[], found: readonly Span[][], options: PeopleOptions) {
  const settings = settle(options);
  const run = () => gold.map(({ document }, index) => findAgain(document.text, found[index] ?? [], settings));
  const tokens = gold.reduce((sum, { document }) => sum + tokenise(document.text).length, 0);
  const rounds = Math.ceil(TIMED_TOKENS / tokens);
  for (let round = 0; round < rounds; round++) run();
  const started = process.cpuUsage().user;
  for (let round = 0; round < rounds; round++) run();
  const microseconds = (process.cpuUsage().user - started) / rounds / tokens;
  return { microseconds, spans: run().map((spans, index) => [...(found[index] ?? []), ...spans]) };
}

function measure(gold: readonly AnnotatedDocument[], found: readonly Span[][]) {
  let [persons, covered, lost, tokens] = [0, 0, 0, 0];
  for (const [index, { document, spans }] of gold.entries()) {
    const { text } = document;
    const isNamed = (span: Span) => ["PERSON", "GPE"].includes(entityOf(span.label, text.slice(span.start, span.end)));
    const marks = unionSpans((found[index] ?? []).filter(isNamed));
    const names = spans.filter(isNamed);
    tokens += tokenise(text).length;
    for (const { start, end, label } of names) {
      if (entityOf(label, text.slice(start, end)) !== "PERSON") continue;
      persons++;
      const letters = Array.from({ length: end - start }, (_, at) => start + at).filter((at) =>
        /\p{L}/u.test(text[at] ?? ""),
      );
      if (letters.every((at) => isInside(marks, at))) covered++;
    }
    for (const { start, end, label } of marks)
      if (
        entityOf(label, text.slice(start, end)) === "PERSON" &&
        !names.some((name) => name.start < end && start < name.end)
      )
        lost += tokenise(text.slice(start, end)).length;
  }
  return { persons, covered, lost, tokens };
}

function isInside(spans: readonly Span[], at: number): boolean {
  return spans.some(({ start, end }) => start <= at && at < end);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}

function perThousand({ lost, tokens }: { readonly lost: number; readonly tokens: number }): string {
  return ((1000 * lost) / tokens).toFixed(2);
}
