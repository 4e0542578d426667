import { UnnameError } from "../../base/errors.ts";
import { CASELESS, CHARACTER_CLASS, LOWER } from "../../text/character-classes.ts";
import type { Document } from "../../text/document.ts";
import { type Span, sortSpans, unionSpans } from "../../text/span.ts";
import { byLanguage, NOTE_LANGUAGES, type NoteLanguage } from "../../text/note-languages.ts";
import { type Sorted, sortFindings } from "./names-first.ts";
import { type Arbiter, loadArbiter } from "../decide/arbiter.ts";
import { type Judge, judgeAgain, type Judged, judgeFirst, keepNames, type OddsOf, seedsOf } from "../decide/decide.ts";
import { isLean, LEAN } from "../decide/lean.ts";
import { protectFields } from "../field-names/protect-field-names.ts";
import { createLanguageChooser } from "../language-chooser.ts";
import { openRecogniser, type OpenRecogniser } from "../open-recogniser.ts";
import type { OtherLanguages } from "../other-languages.ts";
import { findInLists, LIST_SOURCE } from "../propose/find-in-lists.ts";
import { splitAtStops } from "../propose/split-at-stops.ts";
import { splitNeighbours } from "../propose/split-neighbours.ts";
import { takeLetters } from "../propose/take-letters.ts";
import { Reading } from "../reading.ts";
import type { Recogniser } from "../recogniser.ts";
import { uniteKinds } from "../rules/identifiers/unite-kinds.ts";
import { isRuleLanguage } from "../rules/rules.ts";
import { findAgain } from "../second-pass/find-repeats.ts";
import { peopleOptionsOf, settle } from "../second-pass/people-options.ts";
import { LANGUAGES } from "../rules/languages/languages.ts";

/** The best measured combination of what is shipped, by language; figures in docs/reference/recognition-figures.md. */
export const COMBINATION_PARTS = byLanguage((code) => [`rules:${code}`, ...LANGUAGES[code].models]);

/** Nats that models lean to names, so that they propose what they are unsure of too; at a capitalised word that no list has, so many more. */
const PROPOSING_LEAN = 3;
const UNLISTED_LEAN = 2;
/**
 * UTF-16 code units of the documents that take each step together, before the next step begins: a step's code and tables stay in the
 * processor's cache. What is kept of twice as many costs the garbage collector more than that saves, above all where every core has a worker.
 */
const TOGETHER = 1 << 16;
/** What is kept of the shortest document is as much as of so many characters. */
const LEAST_LENGTH = 64;

/**
 * The recogniser `language:CODE`: rules and models of a language propose candidates, without the names of fields, and an arbiter decides; who is named
 * in one place of a document is looked for in the others. `auto` asks each text for its language, and takes all that a short text may be in; `otherLanguages` is
 * for what is in none. `lean` is of {@link LEAN}. Throws `usage` for another language, and what opening its parts throws.
 */
export async function createCombination(
  language: string,
  lean: number = LEAN.default,
  otherLanguages: OtherLanguages = "guess",
): Promise<Recogniser> {
  if (!isLean(lean))
    throw new UnnameError(
      "usage",
      `lean: expected ${LEAN.least} to ${LEAN.most} words lost that weigh as much as one missed person, found ${lean}.`,
    );
  const open = (code: NoteLanguage) => uniteParts(code, COMBINATION_PARTS[code], { lean });
  if (language === "auto") return createLanguageChooser(open, otherLanguages);
  if (isRuleLanguage(language)) return open(language);
  throw new UnnameError("usage", `language:${language}: expected ${[...NOTE_LANGUAGES, "auto"].join(", ")}.`);
}

export interface UnionOptions {
  /** See {@link createCombination}. */
  readonly lean?: number;
  /** Decides in the place of the shipped arbiter. */
  readonly judge?: Judge;
  /** Called with all judged candidates of each text. */
  readonly watch?: (reading: Reading, judged: readonly Judged[]) => void;
}

/** The decision over what SPECs propose for notes in a language, as {@link createCombination} makes it of {@link COMBINATION_PARTS}. Throws what opening a SPEC throws. */
export async function uniteParts(
  language: NoteLanguage,
  specs: readonly string[],
  options: UnionOptions = {},
): Promise<Recogniser> {
  const { lean = LEAN.default, judge = judgeOf(loadArbiter()), watch } = options;
  // How sure words are is meant before the model leans, not after: so many fewer tokens are looked at with their neighbours.
  const leaning = { all: PROPOSING_LEAN, unlisted: UNLISTED_LEAN, surer: PROPOSING_LEAN };
  const opened = await Promise.all(specs.map((spec) => openRecogniser(spec, leaning)));
  const models = opened.map((part) => part.oddsOf).filter((one) => one !== undefined);
  const oddsIn = (reading: Reading) => highestOdds(models, reading);
  const people = settle(peopleOptionsOf(language));
  const proposing: readonly Step[] = [
    ({ text }, names) => splitAtStops(text, withoutMarks(text, names)),
    (reading, names) => splitNeighbours(language, reading, names),
    (reading, names) => takeLetters(language, reading, names),
    (reading, names) => protectFields(reading, sortSpans([...names])),
  ];
  const read = async (documents: readonly Document[]): Promise<Span[][]> => {
    const readings = documents.map(({ text }) => new Reading(text));
    const found = await findAll(opened, documents, readings);
    const sorted = readings.map(({ text }, index) => sortFindings(text, found[index] as Span[]));
    let names: (readonly Span[])[] = sorted.map((findings) => findings.names);
    for (const propose of proposing)
      names = readings.map((reading, index) => propose(reading, names[index] as readonly Span[]));
    const first = readings.map((reading, index) =>
      judgeFirst(language, reading, names[index] as readonly Span[], oddsIn(reading), judge),
    );
    const listed = readings.map((reading, index) => {
      const seeds = seedsOf(first[index] as readonly Judged[]);
      return protectFields(reading, unionSpans([...seeds, ...findInLists(language, reading, seeds)]));
    });
    // Over names alone: a word of an address may be a person's name elsewhere.
    const repeats = readings.map(({ text }, index) => findAgain(text, listed[index] as readonly Span[], people));
    return readings.map((reading, index) => {
      const lists = (listed[index] as readonly Span[]).filter(({ source }) => source === LIST_SOURCE);
      const again = [...lists, ...(repeats[index] as readonly Span[])];
      const judged = judgeAgain(first[index] as readonly Judged[], again, oddsIn(reading), judge);
      watch?.(reading, judged);
      const kept = keepNames(judged, lean);
      const { others } = sorted[index] as Sorted;
      return others.length === 0 ? kept : uniteKinds(reading.text, protectFields(reading, others), kept);
    });
  };
  return {
    name: `language:${language}`,
    language,
    recognise: async (documents) => {
      const united: Span[][] = [];
      for (let from = 0; from < documents.length;) {
        const end = endOfTogether(documents, from);
        for (const spans of await read(documents.slice(from, end))) united.push(spans);
        from = end;
      }
      return united;
    },
  };
}

/** What the parts find in each document, part after part: each step of all documents before the next. */
async function findAll(
  parts: readonly OpenRecogniser[],
  documents: readonly Document[],
  readings: readonly Reading[],
): Promise<Span[][]> {
  for (const reading of readings) void reading.tokens;
  const found: Span[][] = documents.map(() => []);
  for (const { find, steps = [], recogniser } of parts) {
    for (const step of steps) for (const reading of readings) reading.get(step);
    const spans = find === undefined ? await recogniser.recognise(documents) : readings.map(find);
    for (const [index, some] of spans.entries()) for (const span of some) found[index]?.push(span);
  }
  return found;
}

/** The log odds of the surest of some models, as if these did not lean; undefined without a model. */
function highestOdds(models: readonly NonNullable<OpenRecogniser["oddsOf"]>[], reading: Reading): OddsOf | undefined {
  if (models.length === 0) return undefined;
  return (stretches) => {
    const all = models.map((one) => one(reading, stretches));
    return stretches.map((_, index) => Math.max(...all.map((odds) => odds[index] as number)) - PROPOSING_LEAN);
  };
}

function judgeOf(arbiter: Arbiter): Judge {
  return (candidate, document) => arbiter.judge(candidate, document);
}

/** What is made of the names that were found in a text, before the next step is taken. */
type Step = (reading: Reading, names: readonly Span[]) => readonly Span[];

/** The index after the documents from `from` on that are read together; one at least. */
function endOfTogether(documents: readonly Document[], from: number): number {
  let length = 0;
  let end = from;
  while (end < documents.length && (end === from || length < TOGETHER)) {
    length += Math.max(LEAST_LENGTH, documents[end++]?.text.length ?? 0);
  }
  return end;
}

/** Names have a letter; but tweets taught `ner-en` that the "@" before an account belongs to it, so before a name it stays. */
function withoutMarks(text: string, names: readonly Span[]): readonly Span[] {
  if (names.every((span) => hasLetter(text, span))) return names;
  const starts = new Set(names.map(({ start }) => start));
  const isBeforeName = ({ end }: Span) => text[end - 1] === "@" && (starts.has(end) || starts.has(end + 1));
  return names.filter((span) => hasLetter(text, span) || isBeforeName(span));
}

function hasLetter(text: string, { start, end }: Span): boolean {
  // Nearly all names begin with one.
  const first = CHARACTER_CLASS[text.charCodeAt(start)] as number;
  return (first >= LOWER && first <= CASELESS && start < end) || /\p{L}/u.test(text.slice(start, end));
}
