/** Plural and inflected endings of nationalities, undone: "Franse" → "Frans", "Amerikanen" → "Amerikaan". */
const NATIONALITY_ENDINGS: readonly (readonly [ending: string, single: string])[] = [
  ["", ""],
  ["e", ""],
  ["s", ""],
  ["'s", ""],
  ["en", ""],
  ["anen", "aan"],
  ["aren", "aar"],
];
/** What makes the adjective of who lives there: "Turk" → "Turks", "Belg" → "Belgisch", "Duitser" → "Duits", "Egyptenaar" → "Egyptisch". */
const INHABITANT_ENDINGS: readonly (readonly [ending: string, adjective: string])[] = [
  ["", ""],
  ["", "s"],
  ["", "isch"],
  ["er", ""],
  ["er", "s"],
  ["ner", "s"],
  ["man", ""],
  ["ing", "s"],
  ["enaar", "isch"],
  ["i", "isch"],
];

/** Whether a folded word is an adjective of a country or region, a language, or who lives there: "Franse", "Nederlander", "Palestijnen". */
export function createNationalityTest(isAdjective: (key: string) => boolean): (key: string) => boolean {
  const isInhabitant = (noun: string): boolean => {
    for (const [ending, adjective] of INHABITANT_ENDINGS)
      if (noun.endsWith(ending) && isAdjective(noun.slice(0, noun.length - ending.length) + adjective)) return true;
    // "Jood" → "Joods" is above; "Rus" → "Russisch".
    return noun !== "" && isAdjective(`${noun}${noun.slice(-1)}isch`);
  };
  return (key) => {
    if (key.length < 3) return false;
    for (const [ending, single] of NATIONALITY_ENDINGS) {
      if (!key.endsWith(ending) || (ending === "s" && key.endsWith("ss"))) continue;
      if (isInhabitant(key.slice(0, key.length - ending.length) + single)) return true;
    }
    // "Belgen" is above; "Russen" → "Rus".
    const isDoubled = key.endsWith("en") && key.at(-3) === key.at(-4) && key.length > 3;
    return isDoubled && isInhabitant(key.slice(0, -3));
  };
}
