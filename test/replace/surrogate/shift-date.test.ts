import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createLot } from "../../../src/replace/surrogate/lot.ts";
import { daysBack, shiftDate } from "../../../src/replace/surrogate/shift-date.ts";
import { markedDocument, surrogatesOf } from "./marked-document.ts";

const lot = createLot(new Uint8Array(32), "t");
// 2021-03-12 (a Friday) less 400 days is 2020-02-06 (a Thursday).
const shift = (date: string, language: "nl" | "es" | "it" | "en" = "nl") => shiftDate(date, 400, language, lot);

describe("shiftDate", () => {
  it.each([
    ["12-03-2021", "06-02-2020"],
    ["2021-03-12", "2020-02-06"],
    ["20210312", "20200206"],
    ["12/3/21", "6/2/20"],
    ["12.03.21", "06.02.20"],
    ["12 maart 2021", "6 februari 2020"],
    ["vr 12 mrt. 2021", "do 6 feb. 2020"],
    ["Vrijdag 12 MAART 2021", "Donderdag 6 FEBRUARI 2020"],
    ["vrijdag", "donderdag"],
    ["2021", "2020"],
    ["03-2021", "02-2020"],
    ["maart 2021", "februari 2020"],
  ])("nl: %s becomes %s", (date, moved) => {
    expect(shift(date)).toBe(moved);
  });

  it.each([
    ["es", "12 de marzo de 2021", "6 de febrero de 2020"],
    ["es", "viernes 12 de marzo de 2021", "jueves 6 de febrero de 2020"],
    ["it", "venerdì 12 marzo 2021", "giovedì 6 febbraio 2020"],
    ["it", "12 mar 2021", "6 feb 2020"],
    ["en", "March 12th, 2021", "February 6th, 2020"],
    ["en", "3/12/2021", "29/10/2020"],
    ["en", "03/13/2021", "02/07/2020"],
    ["nl", "12 de marzo de 2021", "6 de febrero de 2020"],
  ] as const)("%s: %s becomes %s", (language, date, moved) => {
    expect(shift(date, language)).toBe(moved);
  });

  it("moves every numeric date by as many days, and writes it as it was", () => {
    const day = fc.date({ min: new Date("1950-01-01"), max: new Date("2039-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 398, max: 1500 }), (date, days) => {
        const write = (time: number) => new Date(time).toISOString().slice(0, 10);
        const start = Date.parse(write(date.getTime()));
        expect(shiftDate(write(start), days, "nl", lot)).toBe(write(start - days * 86_400_000));
      }),
    );
  });

  it("never leaves a month, a year or a day of the week, and keeps distances within a group", () => {
    for (let i = 0; i < 300; i++) {
      const days = daysBack(createLot(new Uint8Array(32), "group", i));
      expect(days % 7).not.toBe(0);
      for (const date of ["maart", "2021", "maandag", "12 maart", "12-03-2021", "29 februari", "maart 2021"])
        expect(shiftDate(date, days, "nl", lot)).not.toBe(date);
    }
    const marked = markedDocument("[DATE:2021-03-12] [DATE:2021-03-20]", { group: "p" });
    const [first = "", second = ""] = surrogatesOf(marked, { language: "nl" });
    expect(Date.parse(second) - Date.parse(first)).toBe(8 * 86_400_000);
  });
});
