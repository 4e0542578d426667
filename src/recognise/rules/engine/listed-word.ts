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

/**
 * A word as the lists of a language know it. What takes long, undoing endings above all, is worked out when a rule first asks: of most
 * words of a text none does, for no name stands beside them.
 */
export class ListedWord implements Word {
  readonly surface: string;
  readonly key: string;
  readonly shape: Shape;
  readonly is: number;
  readonly isInitial: boolean;
  readonly begins: number;
  readonly placeNode: number;
  readonly firstHash: number;
  readonly secondHash: number;
  private readonly knowledge: Knowledge;
  private listed: Listed | undefined;
  private ordinary: boolean | undefined;
  private compound: boolean | undefined;
  private nationality: boolean | undefined;
  private term: boolean | undefined;

  /** `is` and `hashes` are of the folded word, `key`. */
  constructor(surface: string, key: string, is: number, hashes: ArrayLike<number>, knowledge: Knowledge) {
    this.surface = surface;
    this.key = key;
    this.shape = readShape(surface);
    this.is = is;
    this.isInitial = /^\p{Lu}\p{M}*$/u.test(surface) || knowledge.names.longInitial?.test(surface) === true;
    this.firstHash = hashes[0] as number;
    this.secondHash = hashes[1] as number;
    this.placeNode = knowledge.lists.places.child(0, this.firstHash, this.secondHash) || directedPlace(key, knowledge);
    this.knowledge = knowledge;
    const isNone = this.shape === "other";
    this.listed = isNone ? NOT_LISTED : undefined;
    this.ordinary = isNone ? false : undefined;
    this.compound = isNone ? false : undefined;
    this.nationality = isNone ? false : undefined;
    this.begins = beginsOf(this, knowledge.names);
  }

  get genitive(): number {
    return this.inLists().genitive;
  }

  get isGiven(): boolean {
    return this.inLists().isGiven;
  }

  get isName(): boolean {
    return this.inLists().isName;
  }

  get isLocalName(): boolean {
    return this.inLists().isLocalName;
  }

  get isEponym(): boolean {
    return this.inLists().isEponym;
  }

  get isMedical(): boolean {
    return this.inLists().isMedical;
  }

  get isOrdinary(): boolean {
    return (this.ordinary ??= this.askOrdinary());
  }

  get isSureName(): boolean {
    return this.mayBeSure() && !this.isOrdinary && this.inLists().stem.length >= SHORTEST_SURE_NAME;
  }

  get isCapitalName(): boolean {
    if (this.isSureName) return true;
    const { key, knowledge } = this;
    return this.mayBeSure() && key.length >= SHORTEST_SURE_NAME && knowledge.lists.isLocalName?.(key) === true;
  }

  get isCompound(): boolean {
    const isCompound = () => !this.isName && !this.isOrdinary && this.knowledge.lists.isCompound?.(this.key) === true;
    return (this.compound ??= isCompound());
  }

  get isNationality(): boolean {
    return (this.nationality ??= !this.isGiven && this.knowledge.lists.isNationality(this.key));
  }

  get isTerm(): boolean {
    return (this.term ??= this.knowledge.lists.isTerm(this.key));
  }

  private mayBeSure(): boolean {
    const { isName, isEponym, isMedical } = this.inLists();
    return isName && !isEponym && !isMedical;
  }

  private inLists(): Listed {
    return (this.listed ??= readLists(this, this.knowledge));
  }

  private askOrdinary(): boolean {
    const { isOrdinary } = this.knowledge.lists;
    const { stem, isThing } = this.inLists();
    return isThing || isOrdinary(stem) || (stem !== this.key && isOrdinary(this.key));
  }
}

/** What lists of names and of illnesses say. */
interface Listed {
  /** Without the ending of a genitive. */
  readonly stem: string;
  /** "Virchow-klier": a name before a hyphen, then a thing. */
  readonly isThing: boolean;
  readonly genitive: number;
  readonly isGiven: boolean;
  readonly isName: boolean;
  readonly isLocalName: boolean;
  readonly isEponym: boolean;
  readonly isMedical: boolean;
}

const NOT_LISTED: Listed = Object.freeze({
  stem: "",
  isThing: false,
  genitive: 0,
  isGiven: false,
  isName: false,
  isLocalName: false,
  isEponym: false,
  isMedical: false,
});

function readLists({ surface, key, shape, placeNode }: Word, { names, lists, eponyms }: Knowledge): Listed {
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
  return {
    stem,
    isThing,
    genitive: owner !== undefined && key.endsWith("'s") ? 2 : 0,
    isGiven: !isThing && isListed((part) => lists.isGiven(part)),
    isName: !isThing && isListed((part) => lists.isName(part) || lists.isGiven(part)),
    isLocalName: !isThing && isListed((part) => lists.isLocalName?.(part) === true),
    isEponym: isEponym(stem) || (parts.length > 1 && parts.every(isEponym)),
    isMedical:
      names.medicalWords.has(stem) ||
      (!lists.isName(key) &&
        !lists.isGiven(key) &&
        (lists.isTerm(key) || (placeNode === 0 && lists.isGoods?.(key) === true))),
  };
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

function beginsOf(word: Omit<Word, "begins">, { provinceCodes }: NameWords): number {
  const isLetter = word.surface.length === 1 && word.shape !== "other";
  const isOpener = (word.is & NAME_BEGINS) !== 0 || word.isInitial || isLetter;
  const isPerson = isOpener || (word.shape === "lower" ? word.isSureName : word.shape !== "other");
  return (
    (isPerson ? BEGINS.person : 0) |
    (word.placeNode === 0 ? 0 : BEGINS.place) |
    (mayBeGlued(word) ? BEGINS.glued : 0) |
    (mayBeRoute(word) ? BEGINS.route : 0) |
    (word.shape === "upper" && provinceCodes?.has(word.key) === true ? BEGINS.province : 0) |
    (word.surface.length < 2 ? 0 : (CASE_BITS[word.shape] ?? 0))
  );
}
