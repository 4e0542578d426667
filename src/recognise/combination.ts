import { UnnameError } from "../base/errors.ts";
import { CASELESS, CHARACTER_CLASS, LOWER } from "../text/character-classes.ts";
import type { Document } from "../text/document.ts";
import { type Span, unionSpans } from "../text/span.ts";
import { type Sorted, sortFindings } from "./combine/names-first.ts";
import { doubtDenied, type OddsOf } from "./doubt/doubt-denied.ts";
import { doubtFindings } from "./doubt/doubt-findings.ts";
import { doubtNameless } from "./doubt/doubt-nameless.ts";
import { doubtRules } from "./doubt/doubt-rules.ts";
import { findInLists } from "./doubt/find-in-lists.ts";
import { isRecord } from "./doubt/is-record.ts";
import { splitAtStops } from "./doubt/split-at-stops.ts";
import { splitNeighbours } from "./doubt/split-neighbours.ts";
import { takeLetters } from "./doubt/take-letters.ts";
import { protectFields } from "./field-names/protect-field-names.ts";
import { createLanguageChooser } from "./language-chooser.ts";
import { openRecogniser } from "./open-recogniser.ts";
import type { OtherLanguages } from "./other-languages.ts";
import { Reading } from "./reading.ts";
import type { Recogniser } from "./recogniser.ts";
import { uniteKinds } from "./rules/identifiers/unite-kinds.ts";
import { RULE_LANGUAGES, type RuleLanguage } from "./rules/languages/languages.ts";
import { isRuleLanguage } from "./rules/rules.ts";
import { findAllAgain } from "./second-pass/find-repeats.ts";
import { peopleOptionsOf, settle } from "./second-pass/people-options.ts";

/** The best measured combination of what is shipped, by language; figures in docs/reference/recognition-figures.md. */
export const COMBINATION_PARTS: Readonly<Record<RuleLanguage, readonly string[]>> = {
  nl: ["rules:nl", "crf:ner-nl"],
  es: ["rules:es", "crf:ner-es-names"],
  it: ["rules:it", "crf:ner-it"],
  en: ["rules:en", "crf:ner-en"],
};

/** Where lean 0 stands: calibrated on development notes, most persons covered at eight in ten marks right; table in docs/background/recognition.md. */
const BASE_LEANS: Readonly<Record<RuleLanguage, number>> = { nl: 0.1, es: 0.4, it: 0, en: 0.25 };
/**
 * Nats that models lean further than the rest of a combination, or less: some learnt in generated notes that much is no name. Chosen on notes
 * that were read, with the totals of the hand-written ones and of those written afresh in view, but for those measured once.
 */
const MODEL_LEANS: Readonly<Record<RuleLanguage, number>> = { nl: 1, es: -0.45, it: 1.25, en: 2.25 };
/**
 * Nats that models lean further where a capitalised word stands that no list has: mostly a name, rare or misspelt, of which they have seen as little
 * as the lists. Set with the totals of corpora/written-afresh in view; Dutch records stay as they are.
 */
const UNLISTED_LEANS: Readonly<Record<RuleLanguage, number>> = { nl: 1, es: 0, it: 1, en: 3 };
/**
 * UTF-16 code units of the documents that take each step together, before the next step begins: a step's code and tables stay in the
 * processor's cache. What is kept of twice as many costs the garbage collector more than that saves, above all where every core has a worker.
 */
const TOGETHER = 1 << 16;
/** What is kept of the shortest document is as much as of so many characters. */
const LEAST_LENGTH = 64;

/**
 * The recogniser `language:CODE`: rules and models of a language, united, field names left out, and what the document says of its people
 * in one place found in others. `auto` asks each text for its language, and takes all that a short text may be in; `otherLanguages` is
 * for what is in none. `lean` is of `LEANS`. Throws `usage` for another language, and what opening its parts throws.
 */
export async function createCombination(
  language: string,
  lean = 0,
  otherLanguages: OtherLanguages = "guess",
): Promise<Recogniser> {
  const open = (code: RuleLanguage) => uniteParts(code, COMBINATION_PARTS[code], { lean });
  if (language === "auto") return createLanguageChooser(open, otherLanguages);
  if (isRuleLanguage(language)) return open(language);
  throw new UnnameError("usage", `language:${language}: expected ${[...RULE_LANGUAGES, "auto"].join(", ")}.`);
}

export interface UnionOptions {
  /** See {@link createCombination}. */
  readonly lean?: number;
  /** Look for people whom a document names with certainty in the rest of it; default true. */
  readonly knowsPeople?: boolean;
  /** Weigh what only a model or an unsure rule says; default true. */
  readonly doubts?: boolean;
  /** Let models lean further to names at capitalised words that no list has; default true. */
  readonly leansToUnlisted?: boolean;
}

/** The union of SPECs for notes in a language, as {@link createCombination} makes it of {@link COMBINATION_PARTS}. Throws what opening a SPEC throws. */
export async function uniteParts(
  language: RuleLanguage,
  specs: readonly string[],
  options: UnionOptions = {},
): Promise<Recogniser> {
  const { knowsPeople = true, doubts = true, leansToUnlisted = true } = options;
  const lean = BASE_LEANS[language] + (options.lean ?? 0);
  const modelLean = lean + MODEL_LEANS[language];
  const unlisted = (tokens: number) => (leansToUnlisted && !isRecord(language, tokens) ? UNLISTED_LEANS[language] : 0);
  // How sure words are is meant before the model leans, not after: the places of fewer tokens are looked at.
  const surer = (tokens: number) => (isRecord(language, tokens) ? 0 : modelLean);
  const opened = await Promise.all(specs.map((spec) => openRecogniser(spec, { all: modelLean, unlisted, surer })));
  const models = opened.map((part) => part.oddsOf).filter((one) => one !== undefined);
  const oddsIn = (reading: Reading): OddsOf | undefined => {
    if (models.length === 0) return undefined;
    return (stretches) => {
      const all = models.map((one) => one(reading, stretches));
      return stretches.map((_, index) => Math.max(...all.map((odds) => odds[index] as number)) - modelLean);
    };
  };
  const people = settle(peopleOptionsOf(language));
  const doubting: readonly Step[] = [
    (reading, names) => doubtRules(language, reading, names, lean, oddsIn(reading)),
    (reading, names) => doubtFindings(language, reading, names, lean),
    (reading, names) => doubtNameless(language, reading, names, lean),
    (reading, names) => doubtDenied(language, reading, names, lean, oddsIn(reading)),
  ];
  const refining: readonly Step[] = [
    ({ text }, names) => splitAtStops(language, text, withoutMarks(text, names)),
    (reading, names) => splitNeighbours(language, reading, names),
    (reading, names) => takeLetters(language, reading, names),
    ...(doubts ? doubting : []),
    (reading, names) => [...names, ...findInLists(language, reading, names)],
    (reading, names) => protectFields(reading, unionSpans(names)),
  ];
  const unite = (reading: Reading, seen: readonly Span[], again: readonly Span[], others: readonly Span[]) => {
    const all = again.length === 0 ? [...seen] : unionSpans([...seen, ...again]);
    return others.length === 0 ? all : uniteKinds(reading.text, protectFields(reading, others), all);
  };
  const read = async (documents: readonly Document[]): Promise<Span[][]> => {
    const readings = documents.map(({ text }) => new Reading(text));
    for (const reading of readings) void reading.tokens;
    const found: Span[][] = documents.map(() => []);
    for (const { find, steps = [], recogniser } of opened) {
      for (const step of steps) for (const reading of readings) reading.get(step);
      const spans = find === undefined ? await recogniser.recognise(documents) : readings.map(find);
      for (const [index, some] of spans.entries()) for (const span of some) found[index]?.push(span);
    }
    const sorted = readings.map(({ text }, index) => sortFindings(text, found[index] as Span[]));
    let seen: (readonly Span[])[] = sorted.map(({ names }) => names);
    for (const refine of refining)
      seen = readings.map((reading, index) => refine(reading, seen[index] as readonly Span[]));
    // Over names alone: what stands in an address may be somebody's name elsewhere.
    const again = knowsPeople ? findAllAgain(readings, seen, people) : [];
    return readings.map((reading, index) =>
      unite(reading, seen[index] as readonly Span[], again[index] ?? [], (sorted[index] as Sorted).others),
    );
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
