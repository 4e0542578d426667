import { gatherPeople } from "./surrogate/people.ts";
import type { Mention } from "./surrogate/read-mention.ts";
import type { Gender } from "./surrogate/titles.ts";

/** What a mention says of a person. */
interface Parts {
  readonly given: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
  /** Letters that stand for given names. */
  readonly initials: ReadonlySet<string>;
  readonly gender: Gender | undefined;
}

/** A person, as their mentions together say. */
interface Person {
  parts: Parts;
  /** Indexes of the mentions. */
  readonly mentions: number[];
}

/** A word says more than an initial. */
const [WORD, INITIAL] = [2, 1];

/**
 * For each mention of a document, in order, which person it is of, from 0 in the order of first mention: "Jan de Vries", "J. de Vries", "dhr. De Vries" and
 * "Jan" are one, "Anna de Vries" is another. The fullest mentions are read first. One that fits several people ("De Vries", of a couple) is taken for
 * who was last mentioned before it.
 */
export function tellPeopleApart(mentions: readonly Mention[]): readonly number[] {
  // Gives lone words the part of a name that they are elsewhere in the document.
  gatherPeople(mentions);
  const parts = mentions.map(partsOf);
  const order = [...mentions.keys()].sort((a, b) => weightOf(parts[b] as Parts) - weightOf(parts[a] as Parts) || a - b);
  const people: Person[] = [];
  for (const index of order) {
    const own = parts[index] as Parts;
    const person = nearest(people.filter((one) => fits(one.parts, own)), index); // prettier-ignore
    if (person === undefined) people.push({ parts: own, mentions: [index] });
    else {
      person.parts = join(person.parts, own);
      person.mentions.push(index);
    }
  }
  people.sort((a, b) => Math.min(...a.mentions) - Math.min(...b.mentions));
  const numbers = mentions.map(() => 0);
  for (const [number, person] of people.entries()) for (const index of person.mentions) numbers[index] = number;
  return numbers;
}

function partsOf({ pieces, gender }: Mention): Parts {
  const words = (wanted: "given" | "family") =>
    new Set(pieces.filter(({ kind, role }) => kind === "word" && role === wanted).map(({ folded }) => folded));
  const initials = pieces.filter(({ kind }) => kind === "initial" || kind === "initials");
  return {
    given: words("given"),
    families: words("family"),
    initials: new Set(initials.map(({ folded }) => folded.slice(0, 1))),
    gender,
  };
}

function weightOf({ given, families, initials }: Parts): number {
  return WORD * (given.size + families.size) + INITIAL * initials.size;
}

/** Whether a mention may be of a person: it shares a name with them and nothing in it is another's. */
function fits(person: Parts, own: Parts): boolean {
  if (isWord(own) || isWord(person)) return share(wordsOf(person), wordsOf(own)) && !differ(person, own);
  const isSameFamily = share(person.families, own.families);
  const isSameGiven = share(person.given, own.given);
  if (!isSameFamily && !isSameGiven) return bothEmpty(person, own) && share(person.initials, own.initials);
  if (!isSameFamily && person.families.size > 0 && own.families.size > 0) return false;
  if (isSameGiven) return true;
  if (person.given.size > 0 && own.given.size > 0) return false;
  if (differ(person, own)) return false;
  const [letters, others] = [lettersOf(person), lettersOf(own)];
  return letters.size === 0 || others.size === 0 || share(letters, others);
}

/** Whether a word alone is all there is: which part of a name it is may be read differently each time. */
function isWord({ given, families, initials }: Parts): boolean {
  return given.size + families.size === 1 && initials.size === 0;
}

function wordsOf({ given, families }: Parts): ReadonlySet<string> {
  return new Set([...given, ...families]);
}

/** By their titles. */
function differ(person: Parts, own: Parts): boolean {
  return person.gender !== undefined && own.gender !== undefined && person.gender !== own.gender;
}

/** Letters that sign: nothing else is known of either. */
function bothEmpty(person: Parts, own: Parts): boolean {
  return [person, own].every(({ given, families }) => given.size + families.size === 0);
}

function lettersOf({ given, initials }: Parts): ReadonlySet<string> {
  return new Set([...initials, ...[...given].map((word) => word.slice(0, 1))]);
}

function share(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...some].some((one) => others.has(one));
}

function join(person: Parts, own: Parts): Parts {
  const both = (part: "given" | "families" | "initials") => new Set([...person[part], ...own[part]]);
  return {
    given: both("given"),
    families: both("families"),
    initials: both("initials"),
    gender: person.gender ?? own.gender,
  };
}

/** Who was mentioned last before this place; of those mentioned only after it, who is first. */
function nearest(people: readonly Person[], index: number): Person | undefined {
  const lastBefore = ({ mentions }: Person) => Math.max(-1, ...mentions.filter((other) => other < index));
  const first = ({ mentions }: Person) => Math.min(...mentions);
  return [...people].sort((a, b) => lastBefore(b) - lastBefore(a) || first(a) - first(b))[0];
}
