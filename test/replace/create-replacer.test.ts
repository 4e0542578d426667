import { describe, expect, it } from "vitest";

import { createReplacer } from "../../src/replace/create-replacer.ts";
import { rewritten } from "./surrogate/marked-document.ts";

describe("createReplacer", () => {
  it("refuses surrogates without a key, and settings that are none", () => {
    expect(() => createReplacer({ mode: "surrogate" })).toThrowError(expect.objectContaining({ code: "key-missing" }));
    expect(() => createReplacer({ redraw: 2 })).toThrow(/redraw/);
    expect(() => createReplacer({ maskCharacter: "ab" })).toThrow(/maskCharacter/);
    expect(() => createReplacer({ mode: "other" as "label" })).toThrow(/mode/);
  });

  it("numbers labels in a document by label and text", () => {
    const marked = "[PERSON:Anna] uit [GPE:Anna], dr. [PERSON:ANNA], [PERSON:Bea]; [PERSON:Dr. Bea]";
    expect(rewritten(marked, { mode: "numbered" })).toBe("PERSON_1 uit GPE_1, dr. PERSON_1, PERSON_2; PERSON_2");
  });

  it.each([
    [
      "[PERSON:Jan de Vries] komt. Mevrouw [PERSON:De Vries] is mee. Dhr. [PERSON:J. de Vries] belt. [PERSON:Jan] is moe, zegt [PERSON:JAN DE VRIES].",
      "PERSON_1 komt. Mevrouw PERSON_2 is mee. Dhr. PERSON_1 belt. PERSON_1 is moe, zegt PERSON_1.",
    ],
    [
      "[PERSON:Jan] belt. Dochter [PERSON:Anna de Vries] van [PERSON:Jan de Vries]. Arts [PERSON:P. Bakker]; [PERSON:Bakker] belt [PERSON:Anna].",
      "PERSON_1 belt. Dochter PERSON_2 van PERSON_1. Arts PERSON_3; PERSON_3 belt PERSON_2.",
    ],
    [
      "[PERSON:Piet Jansen], [PERSON:Kees Jansen], [PERSON:K. Jansen], [PERSON:JvB]",
      "PERSON_1, PERSON_2, PERSON_2, PERSON_3",
    ],
  ])("gives a person one number, however they are written: %s", (marked, text) => {
    expect(rewritten(marked, { mode: "numbered", language: "nl" })).toBe(text);
  });

  it("masks without telling how long a name is, unless that is asked for", () => {
    expect(rewritten("[PERSON:Jo] en [PERSON:Johanna de Wit]", { mode: "mask" })).toBe("***** en *****");
    expect(rewritten("[PERSON:Zoë 𝒜b]", { mode: "mask", maskLength: "original", maskCharacter: "█" })).toBe("███ ██");
  });

  it("writes labels unless told otherwise", () => {
    expect(rewritten("[PERSON:Jo]")).toBe("PERSON");
  });
});
