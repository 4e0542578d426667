import { beforeAll, expect, it } from "vitest";

import type { Tokenizer } from "../../../src/model/checkpoint.ts";
import { openCheckpoint } from "../../../src/model/open-checkpoint.ts";
import { createCandidateSpeller } from "../../../src/probe/fill/spell-candidates.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";

let tokenizer: Tokenizer;
beforeAll(async () => {
  const { directory } = await createTinyCheckpoint(await temporaryDirectory());
  ({ tokenizer } = await openCheckpoint(directory));
});

/** How one candidate is written at one place: tokens and in which way. */
function written(text: string, candidate: string): string {
  const [spelling] = createCandidateSpeller(tokenizer, [candidate])(text);
  if (spelling === undefined) return "unwritable";
  return `${spelling.tokenIds.map((tokenId) => tokenizer.vocabulary[tokenId]).join(" ")} ${spelling.written}`;
}

it.each([
  ["after a space", "Dhr. <mask> belt.", "Jan", "ĠJan in-place"],
  ["at the begin", "<mask> belt.", "Jan", "Jan in-place"],
  ["alone", "<mask>", "José", "J o s Ã © in-place"],
  ["in brackets", "(<mask>)", "Jan", "Jan in-place"],
  ["before a mark", "Dhr. <mask>.", "Marie", "ĠMarie in-place"],
  ["several words", "de <mask> belt", "de arts", "Ġde Ġarts in-place"],
  // ` Januari` is one token: `Jan` before `uari` would not be one of its own.
  ["glued to what would merge with it", "de <mask>uari", "Jan", "ĠJan apart"],
  ["glued to a word before", "van<mask> belt", "Jan", "Jan in-place"],
  ["after two spaces, of which the mask takes both", "Dhr.  <mask> belt", "Jan", "ĠJan apart"],
  ["after a line end, which counts as a space", "Naam:\n<mask> belt", "Jan", "ĠJan apart"],
  ["nothing but a special token", "de <mask> belt", "</s>", "unwritable"],
  ["nothing", "de <mask> belt", "", "unwritable"],
])("%s: %s with %s", (_, text, candidate, expected) => {
  expect(written(text, candidate)).toBe(expected);
});

it("fills in the very tokens that the filled-in text has", () => {
  for (const text of ["Dhr. <mask> belt.", "<mask>, arts", "arts (<mask>)", "- <mask>/Piet"]) {
    for (const candidate of ["Jan", "Zoë", "Januari", "Karel V", "de arts", "12"]) {
      const [spelling] = createCandidateSpeller(tokenizer, [candidate])(text);
      expect(spelling?.written).toBe("in-place");
      const tokenIds = tokenizer
        .encode(text)
        .flatMap((tokenId) => (tokenId === tokenizer.maskTokenId ? (spelling?.tokenIds ?? []) : [tokenId]));
      expect(tokenIds).toEqual(tokenizer.encode(text.replace("<mask>", candidate)));
    }
  }
});

it("asks the tokenizer once for texts alike around their masks", () => {
  const spellAt = createCandidateSpeller(tokenizer, ["Jan"]);
  expect(spellAt("Dhr. <mask> belt.")).toBe(spellAt("Mevrouw Janssen <mask> is er"));
  expect(spellAt("Dhr. <mask> belt.")).not.toBe(spellAt("Dhr. <mask>."));
});
