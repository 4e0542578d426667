import { foldWord } from "../../text/fold.ts";
import { caseOf, writeAs } from "./letter-case.ts";
import type { Lot } from "./lot.ts";
import { replaceDigits } from "./replace-digits.ts";

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Domains that millions use, which identify no person. */
const PROVIDERS =
  set(`gmail hotmail outlook live yahoo icloud ziggo kpnmail kpnplanet planet xs4all upcmail hetnet telefonica libero alice tiscali
  virgilio aruba btinternet sky virginmedia googlemail msn aol`);
/** What is no name in an address: how it is reached, and its end. */
const TECHNICAL =
  set(`http https ftp mailto www mail web com org net info eu nl be es it uk ie us co gov edu html htm php asp aspx pdf jpg png index
  home login search`);

/** Digits of a phone number that its writing with another prefix shares. */
const SIGNIFICANT = 8;

/** An e-mail address or URL with its words and numbers exchanged, and providers, top-level domains and the like kept. */
export function replaceAddress(surface: string, lot: Lot, label: string, draw: (word: string) => string): string {
  if (/^[0-9]{1,3}(?:\.[0-9]{1,3}){3}/.test(surface)) return replaceIp(surface, lot);
  const write = (keeps: boolean) =>
    surface.replace(/[\p{L}\p{M}]+|\p{N}+/gu, (piece, at: number) => {
      if (/^\p{N}/u.test(piece)) return replaceDigits(piece, lot, [label, piece]);
      const folded = foldWord(piece);
      const isTechnical =
        TECHNICAL.has(folded) &&
        (at > 0 ? /[./:@]/.test(surface[at - 1] ?? "") : /[.:]/.test(surface[at + piece.length] ?? ""));
      if (keeps && (isTechnical || (PROVIDERS.has(folded) && surface[at - 1] === "@"))) return piece;
      return plain(writeAs(draw(folded), caseOf(piece)));
    });
  const written = write(true);
  return written === surface ? write(false) : written;
}

/** A phone number: its digits exchanged, the sign and number of its country and the noughts in front kept. */
export function replacePhone(surface: string, lot: Lot): string {
  const digits = surface.replace(/[^0-9]/g, "");
  const prefix = /^\s*(?:\+\s?|00)(?:[17]|[234569][0-9])/.exec(surface)?.[0] ?? /^[\s(]*0+/.exec(surface)?.[0] ?? "";
  const kept = prefix.replace(/[^0-9]/g, "").length;
  return replaceDigits(surface, lot, ["PHONE", digits.slice(-SIGNIFICANT)], {
    kept: digits.length > kept + 2 ? kept : 0,
  });
}

function replaceIp(surface: string, lot: Lot): string {
  return surface.replace(/[0-9]+/g, (piece, at: number) => {
    const value = Math.floor(lot.draw("URL", surface, at) * 254) + 1;
    return String(value === Number(piece) ? (value % 254) + 1 : value);
  });
}

/** As addresses are written: without accents and marks. */
function plain(word: string): string {
  return word.normalize("NFD").replace(/[^\p{L}]/gu, "");
}
