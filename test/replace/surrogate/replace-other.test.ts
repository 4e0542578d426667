import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createLot } from "../../../src/replace/surrogate/lot.ts";
import { replaceDigits } from "../../../src/replace/surrogate/replace-digits.ts";
import { ENTITIES } from "../../../src/text/entities.ts";
import { markedDocument, surrogatesOf } from "./marked-document.ts";

const of = (marked: string, language: "nl" | "es" | "it" | "en" = "nl") =>
  surrogatesOf(markedDocument(marked), { language });
const lot = createLot(new Uint8Array(32), "t");

describe("replaceDigits", () => {
  it("keeps the format and is never the original", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Za-z .-]{1,16}$/), (surface) => {
        const replaced = replaceDigits(surface, lot, [surface], { withLetters: true });
        const format = (text: string) => text.replace(/[0-9]/g, "9").replace(/[a-z]/g, "a").replace(/[A-Z]/g, "A");
        expect(format(replaced)).toBe(format(surface));
        if (/[0-9A-Za-z]/.test(surface)) expect(replaced).not.toBe(surface);
      }),
    );
  });

  it("writes another character for one alone, whichever it is", () => {
    for (const character of "0123456789azAZ")
      for (let i = 0; i < 50; i++)
        expect(replaceDigits(character, lot, [i], { withLetters: true })).not.toBe(character);
  });
});

describe("what is no name", () => {
  it("gives one phone number one surrogate, with its prefix and without", () => {
    const [local = "", country = ""] = of("[PHONE:06-1234 5678] [PHONE:+31 6 12345678]");
    expect(local).toMatch(/^0\d-\d{4} \d{4}$/);
    expect(country).toMatch(/^\+31 \d \d{8}$/);
    expect(country.replace(/\D/g, "").slice(-8)).toBe(local.replace(/\D/g, "").slice(-8));
  });

  it("keeps what an address, a link, a street and an organisation are", () => {
    const [mail, link, ip, street, via, hospital] = of(
      "[EMAIL:j.wit@gmail.com] [URL:https://www.praktijk-wit.nl/wit.html] [URL:192.168.4.17] [ADDRESS:Kerkstraat 12b] [ADDRESS:Via Dante, 3] [ORGANISATION:Ziekenhuis Amstelland]",
    );
    expect(mail).toMatch(/^[a-z]+\.[a-z]+@gmail\.com$/);
    expect(mail).not.toContain("wit");
    expect(link).toMatch(/^https:\/\/www\.[a-z]+-[a-z]+\.nl\/[a-z]+\.html$/);
    expect(ip).toMatch(/^\d{1,3}(?:\.\d{1,3}){3}$/);
    expect(street).toMatch(/^\p{Lu}\p{L}+straat \d\d[a-z]$/u);
    expect(via).toMatch(/^Via \p{Lu}\p{L}+, \d$/u);
    expect(hospital).toMatch(/^Ziekenhuis \p{Lu}\p{L}+$/u);
  });

  it("moves ages and times alike, and within a day", () => {
    const [years = "", year = "", words, clock = "", half = ""] = of(
      "[AGE:63 jaar] [AGE:63-jarige] [AGE:twintig jaar] [TIME:23:50] [TIME:11:50 pm]",
    );
    expect(Number.parseInt(years, 10)).toBe(Number.parseInt(year, 10));
    expect(Math.abs(Number.parseInt(years, 10) - 63)).toBeGreaterThanOrEqual(1);
    expect(words).not.toBe("twintig jaar");
    expect(clock).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
    expect(half).toMatch(/^(?:1[0-2]|[1-9]):[0-5]\d pm$/);
  });

  it("has another text for a usual one of every entity, or the label where none would do", () => {
    const usual: Record<string, string> = {
      PERSON: "Jan",
      GPE: "Utrecht",
      DATE: "3 mei",
      TIME: "14:30",
      AGE: "63",
      PHONE: "0612345678",
      EMAIL: "a@b.nl",
      URL: "www.b.nl",
      ID: "AB-12",
      POSTCODE: "1234 AB",
      ADDRESS: "Dam 1",
      ORGANISATION: "AMC",
      PROFESSION: "bakker",
      SEX: "man",
      KINSHIP: "zoon",
      OTHER: "iets",
    };
    for (const entity of ENTITIES) {
      const [replaced] = of(`[${entity}:${usual[entity]}]`);
      if (entity === "SEX" || entity === "OTHER") expect(replaced).toBe(entity);
      else {
        expect(replaced).not.toBe(entity);
        expect(replaced).not.toBe(usual[entity]);
      }
    }
  });
});
