import { expect, it } from "vitest";

import { readShippedTerms } from "../../../../src/recognise/rules/lists/compile/shipped-words.ts";
import { isListedName } from "../../../../src/recognise/rules/lists/list-contents.ts";
import { isMedicalTerm } from "../../../../src/recognise/rules/lists/medical-terms.ts";
import { loadPersonNames } from "../../../../src/recognise/rules/lists/person-names.ts";
import { loadWordLists } from "../../../../src/recognise/rules/lists/word-lists.ts";
import { foldWord } from "../../../../src/text/fold.ts";
import { NOTE_LANGUAGES } from "../../../../src/text/note-languages.ts";

it("has medicines and illnesses of any vocabulary, and nobody's name", () => {
  const terms = ["edoxaban", "procainamidum", "dovato", "jadassohn", "brown-sequard"];
  expect(terms.filter((term) => !isMedicalTerm(term))).toEqual([]);
  const names = ["brown", "addison", "taylor-russell", "norwalk", "maria", "adam", "", "-"];
  expect(names.filter((name) => isMedicalTerm(name))).toEqual([]);
});

it("holds no word that any list of names has", () => {
  const terms = readShippedTerms();
  expect(terms.length).toBeGreaterThan(30_000);
  const isPersonName = loadPersonNames();
  const lists = NOTE_LANGUAGES.map(loadWordLists);
  const isName = (word: string) => isPersonName(word) || lists.some((list) => isListedName(list, word));
  expect(terms.filter((term) => isName(term) || foldWord(term) !== term)).toEqual([]);
  expect(terms.filter((term) => !isMedicalTerm(term))).toEqual([]);
});
