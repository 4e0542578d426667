import { describe, expect, it } from "vitest";

import { createRecogniser } from "../../../../src/recognise/parse-spec.ts";
import { createDocument } from "../../../../src/text/document.ts";

async function personsOf(language: string, text: string): Promise<string[]> {
  const recogniser = await createRecogniser(`rules:${language}`);
  const [spans = []] = await recogniser.recognise([createDocument("d", text)]);
  return spans.filter(({ label }) => label === "PERSON").map(({ start, end }) => text.slice(start, end));
}

describe("accounts of social networks", () => {
  it.each([
    ["en", "her ex follows @lena_dejong on insta", ["@lena_dejong"]],
    ["en", "messaged (@jaydee18) last night", ["@jaydee18"]],
    ["en", "messaged @ jay_dee last night, and @ KymEllis", ["@ jay_dee", "@ KymEllis"]],
    ["nl", "volgt @piet.b. en @sanne_v88 op insta", ["@piet.b", "@sanne_v88"]],
    ["es", "le escribe @_marialv cada noche", ["@_marialv"]],
    ["it", "lo insulta @zekò97 da mesi", ["@zekò97"]],
  ])("%s: %s", async (language, text, expected) => {
    expect(await personsOf(language, text)).toEqual(expected);
  });

  it.each([
    ["en", "seen @ home @ brackenhurst @ 10 min, sats 98% @2L @rest, tx @ 1000 @ward4 @GP"],
    ["en", "mail the team @nhs.net or x.y@nhs.net"],
    ["nl", "@fysio graag bellen, @huisarts akkoord, @thuis @10u @ rust"],
  ])("%s: none in %s", async (language, text) => {
    expect(await personsOf(language, text)).toEqual([]);
  });
});
