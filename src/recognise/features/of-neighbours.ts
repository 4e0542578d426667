import { hashKey } from "../token-table.ts";
import { type Token, tokenAt } from "../rules/engine/tokens.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import { type CandidateFacts, type DocumentFacts, isTermWord } from "./facts.ts";
import { type FeatureGroup, flag } from "./feature.ts";

/** What a token beside a candidate, on its line, may tell. */
type Telling = (word: Word, document: DocumentFacts) => boolean;

const TELLING: Readonly<Record<string, Telling>> = {
  grammar: (word) => (word.is & IS.functionWord) !== 0,
  article: (word) => (word.is & IS.article) !== 0,
  title: (word) => (word.is & IS.title) !== 0,
  role: (word) => (word.is & IS.role) !== 0,
  kin: (word) => (word.is & IS.kin) !== 0,
  cue: (word) => (word.is & (IS.cueEnd | IS.weakCue)) !== 0,
  particle: (word) => (word.is & IS.particle) !== 0,
  verb: (word) => (word.is & IS.personVerb) !== 0,
  thingVerb: (word) => (word.is & (IS.thingVerb | IS.beforeVerb)) !== 0,
  term: (word, { language }) => isTermWord(language, word),
  noun: (word) => (word.is & (IS.eponymNoun | IS.namedNoun)) !== 0,
  placeCue: (word) => (word.is & IS.placeBefore) !== 0,
  ordinary: (word) => word.isOrdinary,
  name: (word) => word.isSureName && word.shape !== "lower",
  initial: (word) => word.isInitial,
  lower: (word) => word.shape === "lower",
  capital: (word) => word.shape === "capital",
  upper: (word) => word.shape === "upper",
  number: isNumber,
  comma: ({ surface }) => surface === ",",
  stop: ({ surface }) => surface === ".",
  colon: ({ surface }) => surface === ":",
  opening: ({ surface }) => surface === "(" || surface === "[",
  closing: ({ surface }) => surface === ")" || surface === "]",
  quote: isMarkOf("\"“”«»'‘’"),
  sign: isMarkOf("<>=+*%#→•"),
};

function isNumber({ shape, surface }: Word): boolean {
  return shape === "other" && /^\d/.test(surface);
}

function isMarkOf(marks: string): Telling {
  return ({ shape, surface }) => shape === "other" && surface.length === 1 && marks.includes(surface);
}

/** The tokens beside a candidate, the nearest first on each side. */
const PLACES = ["before", "before2", "after", "after2"] as const;

function besides(): FeatureGroup {
  const features: Record<string, FeatureGroup[string]> = {};
  for (const place of PLACES) {
    for (const [name, tells] of Object.entries(TELLING)) {
      features[`${place}.${name}`] = (candidate, document) => {
        const token = candidate[place];
        return token !== undefined && tells(token.word, document) ? 1 : 0;
      };
    }
  }
  for (const place of ["before", "after"] as const) {
    features[`${place}.share`] = ({ [place]: token }, { table }) =>
      token === undefined ? 0 : (table.logShare(hashKey(token.word.key)) ?? RARER);
    features[`${place}.caseOdds`] = ({ [place]: token }, { table }) =>
      token === undefined ? 0 : (table.odds(hashKey(token.word.key)) ?? 0);
  }
  return features;
}

const RARER = -20;
/** Tokens on either side that are near. */
const NEAR = 6;
const MOST_TOKENS = 12;
/** Of its line before a candidate more counts: an entry of a form and a report of one line differ. What may be added to the line behind it does not. */
const MOST_TOKENS_BEFORE = 60;

/** What stands beside the candidate. */
export const OF_NEIGHBOURS: FeatureGroup = {
  ...besides(),
  /** "dr. Bos": the stop is skipped. */
  title: (candidate) => flag(hasTitleBefore(candidate)),
  lineBefore: ({ first }, { note }) => tokensInLine(note.tokens, first, -1, MOST_TOKENS_BEFORE),
  lineAfter: ({ last }, { note }) => tokensInLine(note.tokens, last - 1, 1, MOST_TOKENS),
  nearTerms: (candidate, document) => countNear(candidate, document, (word) => isTermWord(document.language, word)),
  nearNames: (candidate, document) =>
    countNear(candidate, document, (word) => word.isSureName && word.shape !== "lower"),
  nearNumbers: (candidate, document) => countNear(candidate, document, isNumber),
  nearCapitals: (candidate, document) =>
    countNear(candidate, document, ({ shape }) => shape === "capital" || shape === "upper"),
};

/** Does a form of address stand right before, its stop aside? */
export function hasTitleBefore({ before, before2 }: CandidateFacts): boolean {
  const title = before?.word.surface === "." ? before2 : before;
  return title !== undefined && (title.word.is & (IS.title | IS.titleEnding)) !== 0;
}

function tokensInLine(tokens: readonly Token[], from: number, step: 1 | -1, most: number): number {
  let count = 0;
  for (let at = from; count < most; at += step, count++) {
    const next = tokenAt(tokens, at + step);
    const token = step < 0 ? tokenAt(tokens, at) : next;
    if (next === undefined || token?.startsLine === true) return count;
  }
  return count;
}

/** How many of the words near a candidate, whatever line they stand on. */
function countNear({ first, last }: CandidateFacts, { note }: DocumentFacts, test: (word: Word) => boolean): number {
  const { tokens } = note;
  let count = 0;
  for (let at = Math.max(0, first - NEAR); at < Math.min(tokens.length, last + NEAR); at++)
    if ((at < first || at >= last) && test((tokens[at] as Token).word)) count++;
  return count;
}
