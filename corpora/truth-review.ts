import { foldSurface, foldWord } from "../src/text/fold.ts";
import type { Corpus } from "./corpus.ts";
import type { Person } from "./names/person.ts";
import type { PlacedMention } from "./text-builder.ts";

/** A vocabulary entry to decide on. */
export interface EntryToReview {
  /** What a person reads for it: `Jan` for `ĠJan`. */
  readonly surface: string;
  /** It carries no mark of a word's begin: a piece inside words, or a word that a line begins with. */
  readonly isInner: boolean;
  /** The model says it at many masks, where a whole word stands. Default false. */
  readonly isPredicted?: boolean;
  /** Other entries of the vocabulary that are built through it. Default 0. */
  readonly builtThrough?: number;
}

/** What the truth says of an entry, in the words of `decisions.jsonl`. */
export interface TruthDecision {
  readonly decision: "name" | "keep";
  readonly reason: string;
}

/** How often a word stands in the notes, and how often as part of a person's name. */
interface WordCounts {
  total: number;
  inNames: number;
}

const WORD = /[\p{L}\p{M}]+/gu;
/** A word that stands in names at least this often, of all the times it stands in the notes, is a name. */
const NAME_SHARE = 0.5;
/** Small letters that are fewer than this spell words, though somebody may be called so: inside words, and at their begin. */
const SHORTEST_INNER = 4;
const SHORTEST = 3;
/** A name that stands so often in the notes can be what a piece of few letters means where it is predicted. */
const COMMON = 10;
/** Through an entry that so many others are built through the vocabulary spells words, whoever is called so once. */
const MANY_BUILT = 5;
/** Times in names that outweigh this. */
const LEAST_IN_NAMES = 5;
/** Forms of mentions that are initials alone. */
const INITIALS = "initials";
/** An initial of two letters: `Th.`. */
const LONGEST_INITIAL = 2;

/**
 * Decides on entries as somebody would who knew every name in the notes: one decision for each entry, in their order. Words are
 * runs of letters, compared without case and accents. An entry is a name
 * - if its word stands in the notes, and at least half of the times inside a mention of a person;
 * - if its word never stands in the notes, but in a name of `people`.
 *
 * Initials, particles of surnames, and pieces inside words that are no whole word of a name are kept. So are entries of fewer than
 * three small letters, inside words of fewer than four: words begin with them; unless the model says them where whole words stand and somebody in the notes is often called so.
 * So are entries through which five others or more are built, if their word stands in names fewer than five times. Of an entry of several words each is looked at, and
 * one that is a name suffices.
 */
export function reviewByTruth(
  corpus: Pick<Corpus, "notes" | "people">,
  entries: readonly EntryToReview[],
): TruthDecision[] {
  const counts = countWords(corpus.notes);
  const particles = new Set(corpus.people.flatMap(particlesOf));
  const population = new Set(
    corpus.people.flatMap(({ given, nickname = "", surname }) => wordsOf([...given, nickname, surname].join(" "))),
  );
  const decideWord = (word: string): TruthDecision => {
    if ([...word].length < 2) return { decision: "keep", reason: "one letter" };
    if (particles.has(word)) return { decision: "keep", reason: "a particle of surnames" };
    const count = counts.get(word);
    if (count === undefined) {
      return population.has(word)
        ? { decision: "name", reason: "never in the notes, but in a person's name" }
        : { decision: "keep", reason: "no word of the notes, nor of a person's name" };
    }
    const { inNames, total } = count;
    const decision = inNames >= NAME_SHARE * total ? "name" : "keep";
    return { decision, reason: `in persons' names ${inNames} of ${total} times` };
  };
  return entries.map(({ surface, isInner, isPredicted = false, builtThrough = 0 }) => {
    const isShort = [...surface].length < (isInner ? SHORTEST_INNER : SHORTEST);
    const isCommon = isPredicted && (counts.get(foldWord(surface))?.inNames ?? 0) >= COMMON;
    if (isShort && !isCommon && /^\p{Ll}+$/u.test(surface))
      return { decision: "keep", reason: "few small letters: words hold them" };
    const decisions = wordsOf(surface).map(decideWord);
    const name = decisions.find(({ decision }) => decision === "name");
    const inNames = Math.max(0, ...wordsOf(surface).map((word) => counts.get(word)?.inNames ?? 0));
    if (name !== undefined && builtThrough >= MANY_BUILT && inNames < LEAST_IN_NAMES)
      return { decision: "keep", reason: `${builtThrough} entries are built through it, and ${name.reason}` };
    return name ?? decisions[0] ?? { decision: "keep", reason: "no letters" };
  });
}

function countWords(notes: Corpus["notes"]): Map<string, WordCounts> {
  const counts = new Map<string, WordCounts>();
  for (const { document, mentions } of notes) {
    const persons = mentions.filter(({ label }) => label === "PERSON");
    let next = 0;
    for (const match of document.text.matchAll(WORD)) {
      const [word] = match;
      const end = match.index + word.length;
      while (next < persons.length && (persons[next]?.end ?? 0) <= match.index) next++;
      const mention = persons[next];
      const isInName =
        mention !== undefined &&
        mention.start < end &&
        !isInitial(word, document.text.slice(end, mention.end), mention);
      const key = foldWord(word);
      const count = counts.get(key) ?? { total: 0, inNames: 0 };
      counts.set(key, count);
      count.total++;
      if (isInName) count.inNames++;
    }
  }
  return counts;
}

/** Whether a word of a mention is an initial; `after` is the rest of the mention. */
function isInitial(word: string, after: string, { form }: PlacedMention): boolean {
  return form.split("+").includes(INITIALS) || (word.length <= LONGEST_INITIAL && after.startsWith("."));
}

/** The particle, and the small words of a double surname (`Jansen-de Wit`). */
function particlesOf({ particle, surname }: Person): string[] {
  const small = surname.match(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu) ?? [];
  return [particle, ...small].flatMap(wordsOf);
}

function wordsOf(text: string): string[] {
  return [...foldSurface(text).matchAll(WORD)].map(([word]) => word);
}
