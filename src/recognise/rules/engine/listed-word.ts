import { hashFolded } from "../../../text/word-hash.ts";
import type { NameLists } from "./name-lists.ts";
import type { NameWords } from "./name-words.ts";
import { BEGINS, IS, mayBeGlued, mayBeRoute, readShape, type Shape, TRIGGERS, type Word } from "./word.ts";

/** Names shorter than this are too often abbreviations to stand alone. */
const SHORTEST_SURE_NAME = 3;

/** What a word is looked up in. */
interface Knowledge {
  readonly names: NameWords;
  readonly lists: NameLists;
  /** Of all languages, and of this one. */
  readonly eponyms: ReadonlySet<string>;
}

/** Bits of what is known of a word: which questions were answered, and the answers. */
const KNOWN = Object.freeze({
  lists: 1,
  given: 2,
  name: 4,
  localName: 8,
  eponym: 16,
  medical: 32,
  /** "Virchow-klier": a name before a hyphen, then a thing. */
  thing: 64,
  /** "John's" */
  apostrophe: 128,
  /** Without the ending of a genitive it has letters enough to be a name that stands alone. */
  long: 256,
  ordinaryAsked: 1 << 9,
  ordinary: 1 << 10,
  compoundAsked: 1 << 11,
  compound: 1 << 12,
  nationalityAsked: 1 << 13,
  nationality: 1 << 14,
  termAsked: 1 << 15,
  term: 1 << 16,
  languageAsked: 1 << 17,
  language: 1 << 18,
});
/** Of what is no word. */
const KNOWN_OF_MARKS =
  KNOWN.lists |
  KNOWN.ordinaryAsked |
  KNOWN.compoundAsked |
  KNOWN.nationalityAsked |
  KNOWN.termAsked |
  KNOWN.languageAsked;
/** A name that is nothing else in medicine has the first of these bits alone. */
const NAME_OR_MEDICAL = KNOWN.name | KNOWN.eponym | KNOWN.medical;

/**
 * A word as the lists of a language know it. What takes long, undoing endings above all, is worked out when a rule first asks: of most
 * words of a text none does, for no name stands beside them. All answers are in one number, for rules ask them of every name, and words lie
 * far apart in memory.
 */
export class ListedWord implements Word {
  readonly surface: string;
  readonly key: string;
  readonly shape: Shape;
  readonly is: number;
  readonly isInitial: boolean;
  readonly begins: number;
  readonly placeNode: number;
  readonly placeValue: number;
  readonly opensPlaces: boolean;
  readonly mayGoOnPlaces: boolean;
  readonly firstHash: number;
  readonly secondHash: number;
  private readonly knowledge: Knowledge;
  /** Bits of {@link KNOWN}. */
  private known: number;

  /** `is` and `hashes` are of the folded word, `key`. */
  constructor(surface: string, key: string, is: number, hashes: ArrayLike<number>, knowledge: Knowledge) {
    this.surface = surface;
    this.key = key;
    this.shape = readShape(surface);
    this.is = is;
    this.isInitial = /^\p{Lu}\p{M}*$/u.test(surface) || knowledge.names.longInitial?.test(surface) === true;
    this.firstHash = hashes[0] as number;
    this.secondHash = hashes[1] as number;
    const { places } = knowledge.lists;
    this.placeNode = places.child(0, this.firstHash, this.secondHash) || directedPlace(key, knowledge);
    this.placeValue = places.valueOf(this.placeNode);
    this.opensPlaces = this.placeNode !== 0 && places.hasChild(this.placeNode);
    this.mayGoOnPlaces = places.mayGoOn(this.firstHash);
    this.knowledge = knowledge;
    this.known = this.shape === "other" ? KNOWN_OF_MARKS : 0;
    this.begins = beginsOf(this, knowledge.names);
  }

  get genitive(): number {
    return (this.inLists() & KNOWN.apostrophe) === 0 ? 0 : 2;
  }

  get isGiven(): boolean {
    return (this.inLists() & KNOWN.given) !== 0;
  }

  get isName(): boolean {
    return (this.inLists() & KNOWN.name) !== 0;
  }

  get isLocalName(): boolean {
    return (this.inLists() & KNOWN.localName) !== 0;
  }

  get isEponym(): boolean {
    return (this.inLists() & KNOWN.eponym) !== 0;
  }

  get isMedical(): boolean {
    return (this.inLists() & KNOWN.medical) !== 0;
  }

  get isOrdinary(): boolean {
    if ((this.known & KNOWN.ordinaryAsked) === 0) this.keep(KNOWN.ordinaryAsked, KNOWN.ordinary, this.askOrdinary());
    return (this.known & KNOWN.ordinary) !== 0;
  }

  get isSureName(): boolean {
    return this.mayBeSure() && (this.known & KNOWN.long) !== 0 && !this.isOrdinary;
  }

  get isCapitalName(): boolean {
    if (this.isSureName) return true;
    const { key, knowledge } = this;
    return this.mayBeSure() && key.length >= SHORTEST_SURE_NAME && knowledge.lists.isLocalName?.(key) === true;
  }

  get isCompound(): boolean {
    if ((this.known & KNOWN.compoundAsked) === 0) {
      const isCompound = !this.isName && !this.isOrdinary && this.knowledge.lists.isCompound?.(this.key) === true;
      this.keep(KNOWN.compoundAsked, KNOWN.compound, isCompound);
    }
    return (this.known & KNOWN.compound) !== 0;
  }

  get isNationality(): boolean {
    if ((this.known & KNOWN.nationalityAsked) === 0) {
      const isNationality = !this.isGiven && this.knowledge.lists.isNationality(this.key);
      this.keep(KNOWN.nationalityAsked, KNOWN.nationality, isNationality);
    }
    return (this.known & KNOWN.nationality) !== 0;
  }

  get isLanguage(): boolean {
    if ((this.known & KNOWN.languageAsked) === 0) this.keep(KNOWN.languageAsked, KNOWN.language, this.askLanguage());
    return (this.known & KNOWN.language) !== 0;
  }

  get isTerm(): boolean {
    if ((this.known & KNOWN.termAsked) === 0)
      this.keep(KNOWN.termAsked, KNOWN.term, this.knowledge.lists.isTerm(this.key));
    return (this.known & KNOWN.term) !== 0;
  }

  private mayBeSure(): boolean {
    return (this.inLists() & NAME_OR_MEDICAL) === KNOWN.name;
  }

  private keep(asked: number, bit: number, is: boolean): void {
    this.known |= is ? asked | bit : asked;
  }

  private inLists(): number {
    if ((this.known & KNOWN.lists) === 0) this.known |= readLists(this, this.knowledge);
    return this.known;
  }

  private askLanguage(): boolean {
    const { key, knowledge } = this;
    const { lists } = knowledge;
    const isOne = (part: string) => lists.isNationality(part) || lists.isLanguage?.(part) === true;
    return !this.isLocalName && key.split("-").every(isOne);
  }

  private askOrdinary(): boolean {
    const { key, knowledge } = this;
    const { names, lists } = knowledge;
    if ((this.inLists() & KNOWN.thing) !== 0 || lists.isOrdinary(key)) return true;
    const owner = ownerOf(key, names, lists);
    return owner !== undefined && lists.isOrdinary(owner);
  }
}

/** What lists of names and of illnesses say: bits of {@link KNOWN}. */
function readLists({ surface, key, shape, placeNode }: Word, { names, lists, eponyms }: Knowledge): number {
  const owner = ownerOf(key, names, lists);
  const stem = owner ?? key;
  const parts = JOINED.test(key) ? key.split(JOINED).filter((part) => part !== "") : ONE_PART;
  const isListed = (list: (key: string) => boolean) =>
    list(key) || (owner !== undefined && list(owner)) || (parts.length > 1 && parts.every((part) => list(part)));
  // "Virchow-klier", "Go-test": a name before a hyphen, then a thing in small letters.
  const tail = parts.length > 1 && /-\p{Ll}+$/u.test(surface) && shape !== "lower" ? (parts.at(-1) as string) : "";
  const isThing =
    tail !== "" && !names.particles.has(tail) && (lists.isOrdinary(tail) || lists.isCompound?.(tail) === true);
  const isEponym = (part: string) => eponyms.has(part);
  const isMedical =
    names.medicalWords.has(key) ||
    names.medicalWords.has(stem) ||
    (!lists.isName(key) &&
      !lists.isGiven(key) &&
      (lists.isTerm(key) || (placeNode === 0 && lists.isGoods?.(key) === true)));
  let known = KNOWN.lists;
  if (isThing) known |= KNOWN.thing;
  else {
    if (isListed((part) => lists.isGiven(part))) known |= KNOWN.given;
    if (isListed((part) => lists.isName(part) || lists.isGiven(part))) known |= KNOWN.name;
    if (isListed((part) => lists.isLocalName?.(part) === true)) known |= KNOWN.localName;
  }
  if (isEponym(stem) || (parts.length > 1 && parts.every(isEponym))) known |= KNOWN.eponym;
  if (isMedical) known |= KNOWN.medical;
  if (owner !== undefined && key.endsWith("'s")) known |= KNOWN.apostrophe;
  if (stem.length >= SHORTEST_SURE_NAME) known |= KNOWN.long;
  return known;
}

/** The node of the place in "zuid-frankrijk" and "amsterdam-noord"; 0 where there is none. */
function directedPlace(key: string, { names, lists }: Knowledge): number {
  if (names.directions === undefined || !key.includes("-")) return 0;
  const [first, last] = [key.indexOf("-"), key.lastIndexOf("-")];
  const place = names.directions.has(key.slice(0, first))
    ? key.slice(first + 1)
    : names.directions.has(key.slice(last + 1))
      ? key.slice(0, last)
      : "";
  if (place === "") return 0;
  hashFolded(place, 0, place.length, hash, 0);
  return lists.places.child(0, hash[0] as number, hash[1] as number);
}

const hash = new Uint32Array(2);

const JOINED = /[-']/;
/** Of a word without a hyphen or apostrophe nothing but the whole is looked up. */
const ONE_PART: readonly string[] = [];

/** "Annies", "Fatima's": whose; undefined where the word is no such form. */
function ownerOf(key: string, names: NameWords, lists: NameLists): string | undefined {
  if (names.genitive === undefined) return undefined;
  if (key.endsWith("'s")) return key.slice(0, -2);
  if (names.genitive !== "plain" || key.length < 5 || !key.endsWith("s")) return undefined;
  const owner = key.slice(0, -1);
  return lists.isName(owner) && !lists.isName(key) && !lists.isOrdinary(key) ? owner : undefined;
}

const CASE_BITS: Readonly<Partial<Record<Shape, number>>> = {
  lower: BEGINS.lower,
  upper: BEGINS.upper,
  capital: BEGINS.capital,
};
const NAME_BEGINS = TRIGGERS | IS.particle | IS.particlePhrase;

function beginsOf(word: Omit<Word, "begins">, { provinceCodes, speaking, interpreters }: NameWords): number {
  const isLetter = word.surface.length === 1 && word.shape !== "other";
  const isOpener = (word.is & NAME_BEGINS) !== 0 || word.isInitial || isLetter;
  const isPerson = isOpener || (word.shape === "lower" ? word.isSureName : word.shape !== "other");
  return (
    (isPerson ? BEGINS.person : 0) |
    (word.placeNode === 0 ? 0 : BEGINS.place) |
    (mayBeGlued(word) ? BEGINS.glued : 0) |
    (mayBeRoute(word) ? BEGINS.route : 0) |
    (word.shape === "upper" && provinceCodes?.has(word.key) === true ? BEGINS.province : 0) |
    (speaking?.has(word.key) === true || ((word.is & IS.role) !== 0 && interpreters?.has(word.key) === true)
      ? BEGINS.speaks
      : 0) |
    ((word.is & IS.thingEnd) === 0 ? 0 : BEGINS.thingEnd) |
    (word.surface.length < 2 ? 0 : (CASE_BITS[word.shape] ?? 0))
  );
}
