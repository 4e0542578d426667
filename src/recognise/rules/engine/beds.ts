import type { Note } from "./note.ts";
import { tokenAt } from "./tokens.ts";

/** "4", "12b" */
export const BED_NUMBER = /^\d{1,3}[a-z]?$/i;

/** "letto 4 moretti", "Cama 6: Pozo": the number of a bed or room right before a token, where a language's words for them are known. */
export function followsBed({ tokens, lexicon }: Note, index: number): boolean {
  const at = tokenAt(tokens, index - 1)?.word.surface === ":" ? index - 2 : index - 1;
  const number = tokenAt(tokens, at);
  if (number === undefined || number.startsLine || tokens[index]?.startsLine === true) return false;
  return (
    BED_NUMBER.test(number.word.surface) && lexicon.names.beds?.has(tokenAt(tokens, at - 1)?.word.key ?? "") === true
  );
}

/** "Kowalski, bed 3", "Pemberton rm 14 -" */
export function isBeforeBed({ tokens, lexicon }: Note, end: number): boolean {
  const at = tokens[end]?.word.surface === "," ? end + 1 : end;
  const [bed, number] = [tokens[at], tokens[at + 1]];
  if (bed === undefined || number === undefined || bed.startsLine || number.startsLine) return false;
  return BED_NUMBER.test(number.word.surface) && lexicon.names.beds?.has(bed.word.key) === true;
}
