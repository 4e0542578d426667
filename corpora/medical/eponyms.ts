import { ANATOMY } from "./anatomy.ts";
import { CONDITIONS } from "./conditions.ts";
import { FINDINGS } from "./findings.ts";
import { PROCEDURES } from "./procedures.ts";

/** Hyphenated surnames of one person; any other hyphen joins several people. */
const ONE_PERSON: ReadonlySet<string> = new Set(["B-Lynch", "Bence-Jones", "Brown-Séquard", "Fugl-Meyer"]);

/** The distinct surnames in the medical terms, one person each ("Guillain-Barré" gives two), sorted for Dutch. */
export const EPONYMS: readonly string[] = [
  ...new Set(
    [...CONDITIONS, ...PROCEDURES, ...ANATOMY, ...FINDINGS].flatMap(({ eponym }) => {
      if (eponym === undefined) return [];
      return ONE_PERSON.has(eponym) ? [eponym] : eponym.split("-");
    }),
  ),
].sort((left, right) => left.localeCompare(right, "nl"));
