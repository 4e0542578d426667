import type { NoteLanguage } from "../../text/note-languages.ts";

export type Gender = "male" | "female";

/** What a form of address says of who follows it. */
export interface TitleSense {
  readonly gender: Gender | undefined;
  /** Which part of a name it stands before when that is one word. */
  readonly before: "given" | "family" | undefined;
}

const set = (text: string): readonly string[] => text.trim().split(/\s+/);

const MALE_FAMILY = set(`dhr hr heer meneer mijnheer sr senor signor signore sig mister sir herr`);
const FEMALE_FAMILY =
  set(`mw mevr mevrouw mej mejuffrouw juffrouw sra srta senora senorita signora signorina sigra sigrina mrs ms miss
  madam dra drs.a frau doctora profesora profa dottoressa dottssa dssa`);
const MALE_GIVEN =
  set(`don zoon broer opa oom neef man echtgenoot broeder hijo hermano marido esposo nieto tio primo abuelo sobrino figlio
  fratello marito nonno zio cugino son brother husband uncle grandfather father`);
const FEMALE_GIVEN =
  set(`dona dna suor zuster zus oma tante nicht vrouw echtgenote dochter hija hermana mujer esposa nieta tia prima abuela
  sobrina figlia sorella moglie nonna zia cugina daughter sister wife aunt grandmother mother`);
const ANY =
  set(`dr drs prof professor professore profesor ing ir dokter doctor dottor dottore dott lic avv fam familie familia famiglia
  family arts enf nurse collega colega pt pat paciente patient paziente mr`);

/** What is no part of a name within one: the kin above stand before it only. */
const INSIDE = new Set([...MALE_FAMILY, ...FEMALE_FAMILY, ...ANY, ...set("don dona dna suor zuster zr broeder br")]);

const SENSES = new Map<string, TitleSense>([
  ...ANY.map((word): [string, TitleSense] => [word, { gender: undefined, before: "family" }]),
  ...MALE_FAMILY.map((word): [string, TitleSense] => [word, { gender: "male", before: "family" }]),
  ...FEMALE_FAMILY.map((word): [string, TitleSense] => [word, { gender: "female", before: "family" }]),
  ...MALE_GIVEN.map((word): [string, TitleSense] => [word, { gender: "male", before: "given" }]),
  ...FEMALE_GIVEN.map((word): [string, TitleSense] => [word, { gender: "female", before: "given" }]),
]);

/** "dott.ssa", "Sig.ra", "D.ª": what follows an abbreviated title makes it a woman's. */
const FEMALE_ENDING = /^(?:ra|ssa|na|rina|ma|a|ª)$/;

/** Whether a folded word is a form of address within a name. */
export function isTitle(word: string): boolean {
  return INSIDE.has(word);
}

/** Whether letters straight after a title and its full stop belong to it. */
export function isTitleEnding(word: string): boolean {
  return FEMALE_ENDING.test(word);
}

/** What a folded title says; "mr" is a man in English and a lawyer in Dutch. */
export function senseOf(word: string, language: NoteLanguage): TitleSense | undefined {
  if (word === "mr" && language === "en") return { gender: "male", before: "family" };
  return SENSES.get(word);
}

/** What stands straight before a name says: the last one or two words of `before` ("mevr. ", "la Sig.ra "). */
export function senseBefore(before: string, language: NoteLanguage): TitleSense | undefined {
  const match = /(?<![\p{L}\p{M}])(?<word>[\p{L}\p{M}]+)(?<stop>\.?)(?<ending>\p{L}{1,4}|ª)?\.?:?\s{0,2}$/u.exec(
    before,
  );
  const groups = match?.groups;
  if (groups === undefined) return undefined;
  const fold = (word: string | undefined) => (word ?? "").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const sense = senseOf(fold(groups["word"]), language);
  const isFemale = groups["stop"] === "." && isTitleEnding(fold(groups["ending"]));
  if (sense === undefined) return undefined;
  return isFemale ? { ...sense, gender: "female" } : sense;
}
