import { UnnameError } from "../../base/errors.ts";
import { hashFolded } from "../../text/word-hash.ts";
import { NodeTable } from "../gazetteer/node-table.ts";
import { PARTICLES } from "./particles.ts";
import type { KnownName, SurnamePart } from "./parse-name.ts";
import { createWordIndex, type WordIndex } from "./word-index.ts";

/** A word is, on some listed name, a surname or a given name. */
export const SURNAME = 1;
export const GIVEN = 2;

/** What an initial's place in a listed name says: the list has the letter alone there; it is the last of its name. */
export const BARE = 2;
export const LAST = 4;
const KNOWN = 1;

const MOST_LABELS = 32;
const MOST_INITIALS = 6;
/** Room for the names of one document. */
const FEWEST_NODES = 256;
/** Second keys of the trie's edges, which keep kinds of edges apart. */
const WORD = 1;
const PAIR = 2;
const PARTICLE = 3;
const INITIAL = 4;
const LETTER = 5;

/** Which words the listed names are made of, and which stand together in one; ids as in `words`. */
export interface NameIndex {
  readonly words: WordIndex;
  readonly byteLength: number;
  /** {@link SURNAME} and {@link GIVEN} of a word, as bits. */
  kindsOf(id: number): number;
  /** The labels of the names that a word is part of, as bits of places in `labels`. */
  labelsOf(id: number): number;
  readonly labels: readonly string[];
  /** True if one listed name holds both words. */
  areTogether(a: number, b: number): boolean;
  /** The trie's node for particles before a word, read from the word leftwards with {@link particle}. 0 for none. */
  particlesOf(id: number): number;
  /** One particle further left: its node, 0 for none. */
  particle(node: number, word: string): number;
  /** True if the particles up to a node are all that a listed name has there. */
  isWhole(node: number): boolean;
  /** The trie's node for the initials of a surname's bearers, read in order with {@link initial}. */
  initialsOf(id: number): number;
  initial(node: number, letter: string): number;
  /** {@link BARE} and {@link LAST} of the letter at a node, as bits. */
  initialBits(node: number): number;
}

/** Collects names one by one, then makes the index of them all. A million names take about 150 MB and twenty seconds. */
export class NameIndexBuilder {
  private readonly ids = new Map<string, number>();
  private readonly kinds: number[] = [];
  private readonly labelBits: number[] = [];
  private readonly labels: string[] = [];
  private readonly relations = new NodeTable(FEWEST_NODES, false);
  private readonly hash = new Uint32Array(2);

  /** Throws `input-format` at the 33rd label. */
  add(name: KnownName, label: string): void {
    const place = this.placeOf(label);
    const surnames = [...name.surname, ...joinedForms(name.surname)];
    const surnameIds = surnames.map((part) => this.word(part.word, SURNAME, place));
    const givenIds = name.given.flatMap((given) => (given.isInitial ? [] : [this.word(given.word, GIVEN, place)]));
    const eitherIds = name.either.map((either) => this.word(either, SURNAME | GIVEN, place));
    for (const [index, id] of surnameIds.entries()) {
      for (const particles of spellings(surnames[index]?.particles ?? [])) this.addParticles(id, particles);
      this.addInitials(id, name.given);
    }
    for (const id of eitherIds) this.addInitials(id, name.given);
    const all = [...surnameIds, ...givenIds];
    for (const [index, a] of all.entries())
      for (const b of all.slice(index + 1)) this.addPath([Math.min(a, b) + 1, WORD, Math.max(a, b) + 1, PAIR], 0);
  }

  build(): NameIndex {
    const { ids, kinds, labelBits, labels, relations } = this;
    const words = createWordIndex([...ids.keys()]);
    return createIndex(words, Uint8Array.from(kinds), Uint32Array.from(labelBits), labels, relations);
  }

  private placeOf(label: string): number {
    const known = this.labels.indexOf(label);
    const place = known < 0 ? this.labels.push(label) - 1 : known;
    if (place >= MOST_LABELS)
      throw new UnnameError(
        "input-format",
        `Expected at most ${MOST_LABELS} labels in a list of names, found more. Use fewer.`,
      );
    return place;
  }

  private word(text: string, kind: number, label: number): number {
    const { ids, kinds, labelBits } = this;
    let id = ids.get(text);
    if (id === undefined) {
      id = ids.size;
      ids.set(text, id);
      kinds.push(0);
      labelBits.push(0);
    }
    kinds[id] = (kinds[id] as number) | kind;
    labelBits[id] = ((labelBits[id] as number) | (1 << label)) >>> 0;
    return id;
  }

  /** Walks from the root, making nodes; `steps` holds pairs of keys. */
  private addPath(steps: readonly number[], value: number): void {
    const { relations } = this;
    relations.reserve(steps.length / 2);
    let node = 0;
    for (let i = 0; i < steps.length; i += 2) node = relations.insert(node, steps[i] as number, steps[i + 1] as number);
    if (value !== 0) relations.setValue(node, relations.valueOf(node) | value);
  }

  private addParticles(id: number, particles: readonly string[]): void {
    const { hash } = this;
    const steps = [id + 1, WORD, 1, PARTICLE];
    for (const particle of particles.toReversed()) {
      hashFolded(particle, 0, particle.length, hash, 0);
      steps.push(hash[0] as number, hash[1] as number);
    }
    this.addPath(steps, KNOWN);
  }

  private addInitials(id: number, given: KnownName["given"]): void {
    const letters = given.slice(0, MOST_INITIALS);
    for (let from = 0; from < letters.length; from++) {
      const steps = [id + 1, WORD, 1, INITIAL];
      for (const [index, { word: name, isInitial }] of letters.entries()) {
        if (index < from) continue;
        steps.push((name.codePointAt(0) as number) + 1, LETTER);
        const isWhole = from === 0 && index === letters.length - 1;
        this.addPath(steps, KNOWN | (isInitial ? BARE : 0) | (isWhole ? LAST : 0));
      }
    }
  }
}

function createIndex(
  words: WordIndex,
  kinds: Uint8Array,
  labelBits: Uint32Array,
  labels: readonly string[],
  relations: NodeTable,
): NameIndex {
  const hash = new Uint32Array(2);
  if (relations.nodes > FEWEST_NODES) relations.compact();
  const below = (id: number, kind: number) => relations.child(relations.child(0, id + 1, WORD), 1, kind);
  return {
    words,
    labels,
    byteLength: words.byteLength + kinds.byteLength + labelBits.byteLength + relations.buffer.byteLength,
    kindsOf: (id) => kinds[id] as number,
    labelsOf: (id) => labelBits[id] as number,
    areTogether: (a, b) => {
      const node = relations.child(0, Math.min(a, b) + 1, WORD);
      return node !== 0 && relations.child(node, Math.max(a, b) + 1, PAIR) !== 0;
    },
    particlesOf: (id) => below(id, PARTICLE),
    particle: (node, particle) => {
      hashFolded(particle, 0, particle.length, hash, 0);
      return node === 0 ? 0 : relations.child(node, hash[0] as number, hash[1] as number);
    },
    isWhole: (node) => relations.valueOf(node) !== 0,
    initialsOf: (id) => below(id, INITIAL),
    initial: (node, letter) => (node === 0 ? 0 : relations.child(node, (letter.codePointAt(0) as number) + 1, LETTER)),
    initialBits: (node) => relations.valueOf(node),
  };
}

/** "garcialopez", "vandenberg": a surname of several words written as one. */
function joinedForms(surname: readonly SurnamePart[]): SurnamePart[] {
  const core = surname.map(({ word }) => word).join("");
  const whole = surname.map(({ word, particles }) => [...particles, word].join("")).join("");
  const forms = new Set([...(surname.length > 1 ? [core] : []), ...(whole === core ? [] : [whole])]);
  return [...forms].filter((form) => !PARTICLES.has(form)).map((word) => ({ word, particles: [] }));
}

/** "van der" is also written "v.d.", "vd" and "v.d"; "van" is "v.". */
function spellings(particles: readonly string[]): (readonly string[])[] {
  const forms: (readonly string[])[] = particles.length > 0 ? [particles] : [];
  const [first, second] = particles;
  if (first !== "van" && first !== "von") return forms;
  const rest = particles.slice(second !== undefined && second.startsWith("d") ? 2 : 1);
  if (second === undefined || rest.length === particles.length - 1) return [...forms, ["v", ...rest]];
  return [
    ...forms,
    ["v", "d", ...rest],
    ["vd", ...rest],
    ["vdr", ...rest],
    [`${first}${second}`, ...rest],
    ["v", second, ...rest],
  ];
}
