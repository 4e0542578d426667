import type { Entity } from "../../text/entities.ts";
import { foldWord } from "../../text/fold.ts";
import type { DocumentDraws } from "./document-draws.ts";
import { writeAs } from "./letter-case.ts";
import { isOrganisationWord, isStreetWord, streetEnd } from "./kept-words.ts";
import { replaceKin, replaceProfession } from "./listed-words.ts";
import type { Lot, Word } from "./lot.ts";
import { formOf, joinsOf } from "./names.ts";
import { drawFrom } from "./pool.ts";
import { replaceAddress, replacePhone } from "./replace-contact.ts";
import { replaceDigits } from "./replace-digits.ts";
import { replaceWords } from "./replace-words.ts";
import { daysBack, shiftDate } from "./shift-date.ts";
import { shiftAge, shiftTime } from "./shift-number.ts";
import { inventWord } from "./taken-words.ts";

/**
 * The surrogate of a span that is neither a person nor a place; the surface itself where there is none. With `markov` dates, times and ages
 * still move alike in the whole document, and numbers are drawn once.
 */
export function createReplaceOther(draws: DocumentDraws): (entity: Entity, surface: string) => string {
  const { language, names, lot, groupLot, isFree } = draws;
  const drawSurname = (word: string) =>
    drawFrom(lot, names.surnames.get(formOf(0, false)), ["surname", word], ({ core }) => isFree(core))?.core ??
    invent(lot, word, isFree);
  const drawTown = (word: string) =>
    drawFrom(lot, names.places.get(`town|${joinsOf("a")}`), ["town", word], isFree) ?? invent(lot, word, isFree);
  const drawStreet = (word: string) => {
    const end = streetEnd(word);
    const stem = drawFrom(lot, names.streets, ["street", word], (street) => isFree(street) && isFree(street + end));
    return writeAs(`${stem ?? invent(lot, word, isFree)}${end}`, "title");
  };
  return (entity, surface) => {
    switch (entity) {
      case "DATE":
        return shiftDate(surface, daysBack(groupLot), language, groupLot);
      case "TIME":
        return shiftTime(surface, groupLot);
      case "AGE":
        return shiftAge(surface, groupLot);
      case "PHONE":
        return replacePhone(surface, lot);
      case "ID":
      case "POSTCODE":
        return replaceDigits(surface, lot, [entity, foldWord(surface).replace(/[^\p{L}\p{N}]/gu, "")], {
          withLetters: true,
        });
      case "EMAIL":
      case "URL":
        return replaceAddress(surface, lot, entity, drawSurname);
      case "ADDRESS":
        return replaceWords(surface, { lot, label: entity, isKept: isStreetWord, draw: drawStreet });
      case "ORGANISATION":
        return replaceWords(surface, { lot, label: entity, isKept: isOrganisationWord, draw: drawTown });
      case "PROFESSION":
        return replaceProfession(surface, language, lot);
      case "KINSHIP":
        return replaceKin(surface, language, lot) ?? surface;
      default:
        return surface;
    }
  };
}

function invent(lot: Lot, word: Word, isFree: (word: string) => boolean): string {
  return inventWord(lot.bytes("invented", word), isFree);
}
