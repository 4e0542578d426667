import type { Random } from "../../src/base/random.ts";
import type { Gender } from "../names/person.ts";
import { createWeighted } from "../weighted.ts";
import { deriveGiven, deriveSurname } from "./derive-names.ts";
import type { GenderedWord, LanguagePack, OriginStock } from "./language-pack.ts";

/** What somebody is in a note. */
export type Role = "patient" | "relative" | "friend" | "doctor" | "nurse" | "staff";

/** Somebody in one note. */
export interface Character {
  /** Slot letter in the note: `p`, `r2`. */
  readonly id: string;
  readonly role: Role;
  readonly gender: Gender;
  /** Given names, the one they are called by first; a compound one ("María José") is one. */
  readonly given: readonly string[];
  /** Surnames in order: two in Spanish, else one (which may be double, with a hyphen). */
  readonly surnames: readonly string[];
  readonly nickname: string | null;
  readonly suffix: string;
  readonly foreign: boolean;
  /** A name of theirs that is an ordinary word as well. */
  readonly ordinary: readonly string[];
  /** Relation to the patient, or profession. */
  readonly word: string;
}

const ORDINARY_SHARE = 0.12;
const DERIVED_SHARE = 0.15;
const NICKNAMED_SHARE = 0.22;

const pickers = new WeakMap<LanguagePack, (random: Random) => OriginStock>();

function pickOrigin(pack: LanguagePack, random: Random): OriginStock {
  let pick = pickers.get(pack);
  if (pick === undefined) {
    pick = createWeighted(pack.originStocks.map((origin) => [origin, origin.weight] as const));
    pickers.set(pack, pick);
  }
  return pick(random);
}

/** A new person of this role. `family`: somebody whose surname they may share. */
export function createCharacter(
  id: string,
  role: Role,
  pack: LanguagePack,
  random: Random,
  family?: Character,
): Character {
  const gender: Gender = random.chance(role === "nurse" ? 0.7 : 0.5) ? "female" : "male";
  const origin = pickOrigin(pack, random);
  const foreign = origin !== pack.originStocks[0];
  const ordinary: string[] = [];
  const given = Array.from({ length: random.chance(0.7) ? 1 : 2 }, () =>
    drawGiven(pack, origin, gender, ordinary, random),
  );
  const shares = family !== undefined && random.chance(pack.surnames.sharedByRelatives);
  const surnames = drawSurnames(pack, origin, gender, ordinary, random);
  if (shares) surnames[0] = family.surnames[0] as string;
  if (shares && random.chance(0.4)) surnames.splice(0, surnames.length, ...family.surnames);
  const short = pack.people.nicknames[given[0] as string];
  return {
    id,
    role,
    gender,
    given,
    surnames,
    foreign,
    ordinary,
    nickname: short === undefined || short.length === 0 ? null : random.pick(short),
    suffix:
      pack.surnames.suffixes.length > 0 && gender === "male" && random.chance(0.03)
        ? random.pick(pack.surnames.suffixes)
        : "",
    word: random.pick(wordsOf(role, pack))[gender],
  };
}

function wordsOf(role: Role, { people }: LanguagePack): readonly GenderedWord[] {
  const words = {
    patient: people.relations,
    relative: people.relations,
    friend: people.friends,
    doctor: people.doctors,
    nurse: people.nurses,
    staff: people.staff,
  };
  return words[role];
}

function drawGiven(
  pack: LanguagePack,
  origin: OriginStock,
  gender: Gender,
  ordinary: string[],
  random: Random,
): string {
  const native = origin === pack.originStocks[0];
  if (native && pack.ordinaryNames[gender].length > 0 && random.chance(ORDINARY_SHARE)) {
    const name = random.pick(pack.ordinaryNames[gender]);
    ordinary.push(name);
    return name;
  }
  if (native && random.chance(NICKNAMED_SHARE)) {
    const called = Object.keys(pack.people.nicknames).filter((name) => origin[gender].includes(name));
    if (called.length > 0) return random.pick(called);
  }
  // Families of other origins also choose names that are common in the country.
  const stock = !native && random.chance(0.15) ? (pack.originStocks[0] as OriginStock) : origin;
  if (native && random.chance(DERIVED_SHARE)) return deriveGiven(stock, gender, pack.derivedNames, random);
  const name = random.pick(stock[gender]);
  const { share, between } = pack.givenNames.compound;
  if (!native || name.includes(" ") || !random.chance(share)) return name;
  const heads = pack.compoundHeads?.[gender] ?? stock[gender];
  const second = random.pick(stock[gender]);
  const head = random.pick(heads);
  const link = random.pick(between);
  if (head === second) return head;
  return link === "" ? head + second.toLowerCase() : head + link + second;
}

function drawSurnames(
  pack: LanguagePack,
  origin: OriginStock,
  gender: Gender,
  ordinary: string[],
  random: Random,
): string[] {
  const native = origin === pack.originStocks[0];
  const draw = () => drawSurname(pack, origin, gender, ordinary, random);
  if (pack.surnames.count === 2 && native) return [draw(), draw()];
  const first = draw();
  if (!random.chance(pack.surnames.hyphenated[gender])) return [first];
  const second = draw();
  if (second === first || first.includes("-") || second.includes("-")) return [first];
  return [random.chance(0.95) ? `${first}-${second}` : `${first} - ${second}`];
}

function drawSurname(
  pack: LanguagePack,
  origin: OriginStock,
  gender: Gender,
  ordinary: string[],
  random: Random,
): string {
  const native = origin === pack.originStocks[0];
  if (native && pack.ordinaryNames.surnames[gender].length > 0 && random.chance(ORDINARY_SHARE)) {
    const name = random.pick(pack.ordinaryNames.surnames[gender]);
    ordinary.push(name);
    return name;
  }
  if (native && random.chance(DERIVED_SHARE)) return deriveSurname(origin, pack.places.city, pack.derivedNames, random);
  return random.pick(origin.surnames[gender]);
}
