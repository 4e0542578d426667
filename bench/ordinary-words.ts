// How well lists tell names from ordinary words: of the words inside gold persons and outside any gold mention, how many the
// dictionary takes for ordinary, and how many the lookup that rules use; how many words of names are listed. A minute.
//
//   npm run bench:ordinary-words -- es=challenge/es nl=challenge/nl
import { readGold } from "../src/evaluate/read/read-gold.ts";
import { loadWordLists } from "../src/recognise/rules/lists/word-lists.ts";
import { isRuleLanguage } from "../src/recognise/rules/rules.ts";
import { foldWord } from "../src/text/fold.ts";

/** Words of names that are ordinary everywhere. */
const PARTICLES = new Set(
  "de la las los del y da do dos di van der den het ten ter al el bin von le o san mc jr".split(" "),
);

console.log(
  "| corpus | words of names | ordinary in the dictionary | ordinary | listed | other words | not ordinary in the dictionary | not ordinary |",
);
console.log(`|${" --- |".repeat(8)}`);
for (const argument of process.argv.slice(2)) {
  const [language = "", folder = ""] = argument.split("=");
  if (!isRuleLanguage(language) || folder === "") throw new Error(`expected LANGUAGE=FOLDER, found ${argument}`);
  const { names, others } = await readWords(folder);
  const lists = loadWordLists(language);
  const isInDictionary = (key: string) => lists.isInDictionary(key) || lists.stopwords.has(key);
  const isListed = (key: string) => lists.given.has(key) || lists.foreignGiven.has(key) || lists.surnames.has(key);
  const row = [
    argument,
    names.length,
    share(names, isInDictionary),
    share(names, lists.isOrdinary),
    share(names, isListed),
    others.length,
    share(others, (key) => !isInDictionary(key)),
    share(others, (key) => !lists.isOrdinary(key)),
  ];
  console.log(`| ${row.join(" | ")} |`);
}

async function readWords(folder: string): Promise<{ names: string[]; others: string[] }> {
  const names: string[] = [];
  const others: string[] = [];
  for (const { document, spans } of await readGold(folder, "brat", "the corpus")) {
    for (const match of document.text.matchAll(/\p{L}[\p{L}\p{M}]+/gu)) {
      const end = match.index + match[0].length;
      const mention = spans.find((span) => span.start < end && match.index < span.end);
      const key = foldWord(match[0]);
      if (mention === undefined) others.push(key);
      else if (/PERSON|NOMBRE/.test(mention.label) && !PARTICLES.has(key)) names.push(key);
    }
  }
  return { names, others };
}

function share(keys: readonly string[], test: (key: string) => boolean): string {
  return `${((100 * keys.filter((key) => test(key)).length) / keys.length).toFixed(1)} %`;
}
