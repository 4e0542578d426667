import type { Stretch } from "../../text/tokenise.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import type { Candidate } from "../decide/candidates.ts";
import type { Note } from "../rules/engine/note.ts";
import type { Token } from "../rules/engine/tokens.ts";
import { IS, type Word } from "../rules/engine/word.ts";
import { isMedicine } from "../rules/languages/medicines/is-medicine.ts";
import { isTerm } from "../rules/languages/is-term.ts";
import { type CaseTable, loadCaseTable } from "../rules/lists/case-table.ts";
import { countRunning, type RunningCounts } from "./running-counts.ts";
import { readFoundName } from "./found-name.ts";
import { type LineLabels, readLineLabels } from "./line-labels.ts";
import { sentenceFrom, sentenceTo, tokenBefore, tokenBehind } from "./tokens-around.ts";

/** How often a folded word is written in a document, and how often in small letters. */
interface WordCount {
  all: number;
  small: number;
}

/** What features read of a document; each part is worked out once. */
export interface DocumentFacts {
  readonly language: NoteLanguage;
  readonly note: Note;
  readonly table: CaseTable;
  readonly labels: LineLabels;
  readonly counts: ReadonlyMap<string, WordCount>;
  readonly running: RunningCounts;
  readonly candidates: readonly CandidateFacts[];
  /** How many candidates are written alike, by their text in small letters. */
  readonly surfaces: ReadonlyMap<string, number>;
  /** Candidates by the folded words that they hold, grammar and short words aside. */
  readonly sharing: ReadonlyMap<string, readonly CandidateFacts[]>;
}

/** What features read of a candidate. Text positions in UTF-16 code units, token positions as indices. */
export interface CandidateFacts extends Stretch {
  readonly candidate: Candidate;
  /** Folded text is compared with this: the candidate's text in small letters. */
  readonly lowered: string;
  readonly surface: string;
  /** The tokens that it touches, half-open. */
  readonly first: number;
  readonly last: number;
  /** The tokens of its sentence, half-open, and those beside it on its line. */
  readonly sentenceFrom: number;
  readonly sentenceTo: number;
  readonly before: Token | undefined;
  readonly before2: Token | undefined;
  readonly after: Token | undefined;
  readonly after2: Token | undefined;
  /** Its words, initials and particles aside; all of its words where it has no others. */
  readonly words: readonly Word[];
  readonly initials: number;
  /** Its folded words by which another candidate may be the same person: no grammar, no ordinary words. */
  readonly keys: ReadonlySet<string>;
  /** Log odds in nats that the language's model gives it, leaning nowhere; 0 without a model. */
  readonly odds: number;
  /** Log odds in nats that the model gives the surest of those that it may repeat; undefined for what was found first. */
  readonly seedOdds: number | undefined;
}

/** A word of medicine, a medicine, scale, device or brand, and no name as it is written. */
export function isTermWord(language: NoteLanguage, word: Word): boolean {
  if (word.isMedical) return true;
  if (!word.isTerm || (word.isName && word.shape !== "upper")) return false;
  return isTerm(word.key) || isMedicine(language, word.key);
}

/** A candidate as its document's tokens have it. */
export function readCandidate(note: Note, candidate: Candidate, odds: number, seedOdds?: number): CandidateFacts {
  const { start, end } = candidate;
  const { tokens, text } = note;
  const name = readFoundName(note, candidate);
  const surface = text.slice(start, end);
  const words = name.words.map((index) => (tokens[index] as Token).word);
  return {
    candidate,
    start,
    end,
    surface,
    lowered: surface.toLowerCase(),
    first: name.start,
    last: name.end,
    sentenceFrom: sentenceFrom(tokens, name.start),
    sentenceTo: sentenceTo(tokens, name.end),
    before: tokenBefore(tokens, name.start, 1),
    before2: tokenBefore(tokens, name.start, 2),
    after: tokenBehind(tokens, name.end, 1),
    after2: tokenBehind(tokens, name.end, 2),
    words,
    initials: name.initials,
    keys: tellingKeys(words),
    odds,
    seedOdds,
  };
}

/** The facts of a document and its candidates, which are sorted and disjoint. */
export function readDocumentFacts(
  language: NoteLanguage,
  note: Note,
  candidates: readonly CandidateFacts[],
): DocumentFacts {
  const labels = readLineLabels(note.text);
  const known = {
    language,
    note,
    table: loadCaseTable(language),
    labels,
    running: countRunning(note, labels, (word) => isTermWord(language, word)),
    counts: countWords(note.tokens),
  };
  return withCandidates(known, candidates);
}

/** The same document with other candidates, sorted and disjoint. */
export function withCandidates(
  document: Omit<DocumentFacts, "candidates" | "surfaces" | "sharing">,
  candidates: readonly CandidateFacts[],
): DocumentFacts {
  const surfaces = new Map<string, number>();
  const sharing = new Map<string, CandidateFacts[]>();
  for (const candidate of candidates) {
    surfaces.set(candidate.lowered, (surfaces.get(candidate.lowered) ?? 0) + 1);
    for (const key of candidate.keys) {
      const others = sharing.get(key);
      if (others === undefined) sharing.set(key, [candidate]);
      else if (others.length < MOST_SHARING) others.push(candidate);
    }
  }
  return { ...document, candidates, surfaces, sharing };
}

/** Of a word that more candidates hold, the first so many are looked at: a list may name one person ten thousand times. */
const MOST_SHARING = 200;

function countWords(tokens: readonly Token[]): ReadonlyMap<string, WordCount> {
  const counts = new Map<string, WordCount>();
  for (const { word } of tokens) {
    if (word.shape === "other") continue;
    const small = word.shape === "lower" ? 1 : 0;
    const count = counts.get(word.key);
    if (count === undefined) counts.set(word.key, { all: 1, small });
    else {
      count.all++;
      count.small += small;
    }
  }
  return counts;
}

const SHORTEST_TELLING = 3;

function tellingKeys(words: readonly Word[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { key, is, isOrdinary } of words) {
    if (key.length >= SHORTEST_TELLING && !isOrdinary && (is & (IS.functionWord | IS.particle)) === 0) keys.add(key);
  }
  return keys;
}
