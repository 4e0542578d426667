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

  it("masks without telling how long a name is, unless that is asked for", () => {
    expect(rewritten("[PERSON:Jo] en [PERSON:Johanna de Wit]", { mode: "mask" })).toBe("***** en *****");
    expect(rewritten("[PERSON:Zoë 𝒜b]", { mode: "mask", maskLength: "original", maskCharacter: "█" })).toBe("███ ██");
  });

  it("writes labels unless told otherwise", () => {
    expect(rewritten("[PERSON:Jo]")).toBe("PERSON");
  });
});
