import { createRequire } from "node:module";

import { foldWord } from "../../text/fold.ts";

const LISTS = { nl: "nld", es: "spa", en: "eng", it: "ita" } as const;
type FunctionWordLanguage = keyof typeof LISTS;

/** Articles, prepositions, pronouns and the like of a language, of four languages together unless one is named; folded. */
export function loadFunctionWords(language?: FunctionWordLanguage): ReadonlySet<string> {
  const lists = createRequire(import.meta.url)("stopword") as Record<string, readonly string[]>;
  const wanted = language === undefined ? Object.values(LISTS) : [LISTS[language]];
  return new Set(wanted.flatMap((name) => lists[name] ?? []).map(foldWord));
}
