import type { Random } from "../../src/base/random.ts";
import { createZipf } from "../zipf.ts";
import { createWeighted } from "../weighted.ts";
import type { Gender, Origin, Person } from "./person.ts";
import { COMMON_DUTCH_SURNAMES, NAME_POOLS } from "./pools.ts";

type Names = Pick<Person, "gender" | "origin" | "given" | "initials" | "particle" | "surname" | "nickname">;

const pickOrigin = createWeighted<Origin>([
  ["dutch", 64],
  ["flemish", 4],
  ["turkish", 8],
  ["moroccan", 8],
  ["surinamese-hindustani", 5],
  ["surinamese-javanese", 3],
  ["polish", 8],
]);

/** Given names are not equally common: a mild Zipf over a fixed scramble of the alphabetical lists. */
const GIVEN_EXPONENT = 0.5;
const PARTICLE = /^((?:van|de|den|der|ter|ten|te|het|'t|in|op|el|ben|ait|bel)(?: (?:de|den|der|het|'t))?) (.+)$/i;

/** The name of a new person, of an origin drawn as in a Dutch city. `family`: a relative whose surname they share. */
export function createPersonNames(gender: Gender, random: Random, family?: Person): Names {
  const origin = family?.origin ?? pickOrigin(random);
  const count = random.chance(0.45) ? 1 : random.chance(0.7) ? 2 : 3;
  const given = Array.from({ length: count }, () => drawGiven(origin, gender, random));
  if (random.chance(0.05) && given.length > 1 && origin === "dutch") given.splice(0, 2, `${given[0]}-${given[1]}`);
  const { particle, surname } = family ?? drawSurname(origin, gender, random);
  const nickname = random.chance(0.15) ? drawNickname(origin, gender, given[0] as string, random) : undefined;
  const initials = given.map((name) => `${name.slice(0, 1)}.`).join("");
  return {
    gender,
    origin,
    given: [...new Set(given)],
    initials,
    particle,
    surname,
    ...(nickname !== undefined && { nickname }),
  };
}

function drawGiven(origin: Origin, gender: Gender, random: Random): string {
  // Families of other origins also choose names that are common in the Netherlands.
  const pool = origin !== "dutch" && random.chance(0.12) ? NAME_POOLS.dutch[gender] : NAME_POOLS[origin][gender];
  const rank = createZipfOnce(pool.length)(random);
  return pool[scramble(rank, pool.length)] as string;
}

const zipfs = new Map<number, ReturnType<typeof createZipf>>();

function createZipfOnce(count: number): ReturnType<typeof createZipf> {
  let zipf = zipfs.get(count);
  if (zipf === undefined) zipfs.set(count, (zipf = createZipf(count, GIVEN_EXPONENT)));
  return zipf;
}

/** A bijection of 0..count-1 that is the same for every seed: which names are common does not depend on it. */
function scramble(rank: number, count: number): number {
  let stride = Math.floor(count * 0.382) | 1;
  while (greatestDivisor(stride, count) !== 1) stride += 2;
  return (rank * stride + Math.floor(count / 3)) % count;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function drawSurname(origin: Origin, gender: Gender, random: Random): { particle: string; surname: string } {
  const first = drawPlainSurname(origin, gender, random);
  // Married names: partner's name first, own name after the hyphen.
  if (!random.chance(gender === "female" ? 0.16 : 0.04)) return splitParticle(first);
  const second = drawPlainSurname(random.chance(0.8) ? origin : "dutch", gender, random);
  if (second === first) return splitParticle(first);
  const { particle, surname } = splitParticle(first);
  return { particle, surname: `${surname}-${second}` };
}

function drawPlainSurname(origin: Origin, gender: Gender, random: Random): string {
  if (origin === "dutch" && random.chance(0.74)) return random.pick(COMMON_DUTCH_SURNAMES);
  return random.pick(NAME_POOLS[origin].surnames[gender]);
}

/** A surname as its particle (`van der`, `El`, or empty) and the rest. */
function splitParticle(name: string): { particle: string; surname: string } {
  const match = PARTICLE.exec(name);
  return match === null
    ? { particle: "", surname: name }
    : { particle: match[1] as string, surname: match[2] as string };
}

/** A short name with the same first letter, as Johannes is called Jan. */
function drawNickname(origin: Origin, gender: Gender, givenName: string, random: Random): string | undefined {
  const short = NAME_POOLS[origin][gender].filter(
    (name) => name.length <= 5 && name[0] === givenName[0] && name !== givenName,
  );
  return short.length === 0 ? undefined : random.pick(short);
}

const STREETS = [
  "Linden",
  "Kastanje",
  "Molen",
  "Kerk",
  "School",
  "Dorps",
  "Berken",
  "Eiken",
  "Haven",
  "Station",
  "Markt",
  "Veld",
  "Beek",
  "Tulpen",
  "Merel",
  "Zwaluw",
  "Nieuw",
  "Oranje",
  "Water",
  "Zand",
];
const STREET_ENDINGS = ["straat", "laan", "weg", "plein", "hof", "dreef", "kade", "pad"];

/** A street name without a person or place in it. */
export function createStreet(random: Random): string {
  return random.pick(STREETS) + random.pick(STREET_ENDINGS);
}
