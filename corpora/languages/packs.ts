import { UnnameError } from "../../src/base/errors.ts";
import { ENGLISH_PACK } from "./en/pack.ts";
import { SPANISH_PACK } from "./es/pack.ts";
import { ITALIAN_PACK } from "./it/pack.ts";
import { DUTCH_PACK } from "./nl/pack.ts";
import type { LanguagePack, PackLanguage } from "./language-pack.ts";

/** Every language pack there is, by language. A new one is added here and nowhere else. */
export const LANGUAGE_PACKS: Readonly<Partial<Record<PackLanguage, LanguagePack>>> = {
  nl: DUTCH_PACK,
  es: SPANISH_PACK,
  en: ENGLISH_PACK,
  it: ITALIAN_PACK,
};

/** The pack of a language. Throws `usage` if there is none yet. */
export function packOf(language: PackLanguage): LanguagePack {
  const pack = LANGUAGE_PACKS[language];
  if (pack !== undefined) return pack;
  const known = Object.keys(LANGUAGE_PACKS).join(", ");
  throw new UnnameError("usage", `no short notes in the language "${language}": expected one of ${known}.`);
}
