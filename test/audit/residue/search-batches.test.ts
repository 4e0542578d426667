import { deflateRawSync, gzipSync } from "node:zlib";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { encodeByteLevel } from "../../../src/formats/vocabularies/byte-level.ts";
import { search } from "./fixture.ts";

const nfd = (text: string) => text.normalize("NFD");
const escaped = (text: string) =>
  [...text].map((character) => `\\u${(character.codePointAt(0) as number).toString(16).padStart(4, "0")}`).join("");
const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join("");
const base64 = (text: string) => Buffer.from(text).toString("base64");
const utf32 = (text: string) =>
  Buffer.from([...text].flatMap((letter) => [...Buffer.from(Uint32Array.of(letter.codePointAt(0) as number).buffer)]));
const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

const PLANTED: readonly (readonly [what: string, bytes: string | Uint8Array])[] = [
  ["raw", "de heer José kwam"],
  ["lower case", "josé"],
  ["upper case", "JOSÉ"],
  ["without accents", "Jose"],
  ["without accents, upper case", "JOSE"],
  ["decomposed", nfd("bij José.")],
  ["UTF-16 LE", Buffer.from("bij José op", "utf16le")],
  ["UTF-16 BE", utf16be("bij José op")],
  ["Latin-1", Buffer.from("bij José op", "latin1")],
  ["byte-level", `"${encodeByteLevel(" José")}": 5`],
  ["byte-level without mark, lower case", `"${encodeByteLevel("josé")}": 5`],
  ["Unigram mark", '["▁José", -3.5]'],
  ["continuation mark", "##jose\n"],
  ["mark of a word's end", '"jose</w>": 7'],
  ["JSON escape", '"Jos\\u00e9"'],
  ["JSON escape of the byte-level spelling", '"\\u0120Jos\\u00c3\\u00a9"'],
  ["JSON escape of every letter", `"${escaped("José")}"`],
  ["some letters escaped, in upper-case hexadecimal", '"\\u004Aos\\u00E9"'],
  ["after an escaped line feed", '"naam:\\njosé"'],
  ["percent-encoded", "https://example.org/Jos%C3%A9"],
  ["percent-encoded letter by letter", percent("José")],
  ["HTML entity", "<p>Jos&#233;</p>"],
  ["HTML entity, hexadecimal", "<p>Jos&#xE9;</p>"],
  ["base64, first place", base64("José woont hier")],
  ["base64, second place", base64("x José woont hier")],
  ["base64, third place", base64("   xy José woont hier")],
  ["base64 by itself", `a ${base64(" José")} 17`],
  ["merge", `#version: 0.2\nĠ t\nĠJ ${encodeByteLevel("osé")}\n`],
  ["merge at another place", `e n\n${encodeByteLevel("Jos")} ${encodeByteLevel("é")}\ne r\n`],
  ["merge in one string", '["Ġ t", "J ose"]'],
  ["merge as a pair", '[["ĠJ","ose"]]'],
  ["merge as a pair over lines", '[\n  [\n    "ĠJo",\n    "se"\n  ]\n]'],
  ["merge, escaped", '["\\u0120J", "os\\u00c3\\u00a9"]'],
  ["underscore and digits", "/home/jose_1990/run2"],
  ["quotes, brackets", "('jose')[jose]<jose>"],
  ["beside letters of a script without spaces", "找José的"],
  ["in another script's text", "от José, здесь"],
];

/** The same name with every kind of escape, and escapes within escapes. */
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const hexadecimal = (text: string) => Buffer.from(text).toString("hex");
const deflated = (text: string) => deflateRawSync(text).toString("hex");
const ESCAPED: readonly (readonly [what: string, bytes: string | Uint8Array])[] = [
  ["JSON in JSON", JSON.stringify({ log: String.raw`{"patient":"Qu\u00e9rez"}` })],
  ["JSON four deep", json(json(json('"Qu\\u00e9rez"')))],
  ["percent twice", "Qu%25C3%25A9rez"],
  ["percent four times", "Qu%25252525C3%25252525A9rez"],
  ["percent in JSON", '"Qu\\u0025C3\\u0025A9rez"'],
  ["JSON in percent", "Qu%5Cu00e9rez"],
  ["HTML in percent", "Qu%26eacute%3Brez"],
  ["HTML twice", "Qu&amp;eacute;rez"],
  ["HTML, named", "Qu&eacute;rez"],
  ["HTML, capital", "QU&Eacute;REZ"],
  ["HTML, without its semicolon", "Qu&#233rez"],
  ["hexadecimal escape", String.raw`Qu\xe9rez`],
  ["hexadecimal escapes of UTF-8", String.raw`Qu\xc3\xa9rez`],
  ["octal escape", String.raw`Qu\351rez`],
  ["octal escapes of UTF-8", String.raw`Qu\303\251rez`],
  ["octal in JSON", '"Qu\\\\303\\\\251rez"'],
  ["long escape", String.raw`Qu\U000000e9rez`],
  ["braced escape", String.raw`Qu\u{e9}rez`],
  ["CSS escape", String.raw`Qu\e9 rez`],
  ["old URL escape", "Qu%u00e9rez"],
  ["Latin-1 in a URL", "Qu%E9rez"],
  ["quoted-printable", "Qu=C3=A9rez"],
  ["quoted-printable of Latin-1", "Qu=E9rez"],
  ["quoted-printable, broken", "Qu=C3=A9=\r\nrez"],
  ["a line that goes on", "Qu\\\nérez"],
  ["hexadecimal", hexadecimal("Quérez")],
  ["hexadecimal, capital, no accent", hexadecimal("Querez").toUpperCase()],
  ["hexadecimal of a database", `\\x${hexadecimal("Quérez")}`],
  ["hexadecimal in a list", [...Buffer.from("Quérez")].map((byte) => `0x${byte.toString(16)}`).join(", ")],
  ["hexadecimal with colons", (hexadecimal("Quérez").match(/../g) as string[]).join(":")],
  ["hexadecimal of UTF-16", Buffer.from("Quérez", "utf16le").toString("hex")],
  ["hexadecimal of escapes", hexadecimal("Qu%C3%A9rez")],
  ["base64 of escapes", base64('{"a": "Qu\\u00e9rez"}')],
  ["deflate that has UTF-16 in it by chance", deflated(deflated(base64("mevrouw Quérez is bekend")))],
  ["escapes of base64", `"${escaped(base64("Quérez was hier"))}"`],
  ["soft hyphens", "Qu\u00adé\u00adrez"],
  ["zero-width characters", "Q\u200bu\u200cé\u200dr\u2060e\ufeffz"],
  ["zero-width characters, escaped", '"Qu\\u200b\\u00e9rez" &shy;'],
  ["soft hyphens as entities", "Qu&shy;&eacute;rez"],
  ["full-width letters", "Ｑｕérez"],
  ["full-width letters, escaped", '"\\uff31\\uff55erez"'],
  ["mathematical letters", "𝐐𝐮𝐞𝐫𝐞𝐳"],
  ["mathematical letters, escaped", '"\\ud835\\udc10\\ud835\\udc2eerez"'],
  ["a name in UTF-16 with full-width letters", Buffer.from("de heer Ｑｕerez kwam", "utf16le")],
  ["UTF-32 among other bytes", Buffer.concat([Buffer.from([7, 0, 1]), utf32("Quérez"), Buffer.from("x")])],
];

describe("every escape is resolved, and escapes within escapes", () => {
  it.each(ESCAPED)("%s", async (_, bytes) => {
    expect(await search(bytes, ["Quérez"])).toHaveProperty("querez");
  });

  /** Ways to write any text so that no letter of a name need be left. */
  const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
    json: (text) => `"${escaped(text)}"`,
    percent,
    entities: (text) => [...text].map((letter) => `&#x${(letter.codePointAt(0) as number).toString(16)};`).join(""),
    octal: (text) => [...Buffer.from(text)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join(""),
    bytes: (text) => [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join(""),
    quoted: (text) => [...Buffer.from(text)].map((byte) => `=${byte.toString(16).padStart(2, "0")}`).join(""),
    hexadecimal,
    base64: (text) => base64(text),
    gzip: (text) => gzipSync(text).toString("base64"),
    deflate: deflated,
    wide: (text) => Buffer.from(text, "utf16le").toString("base64"),
  };

  it("in any mixture and order", async () => {
    const encoding = fc.constantFrom(...Object.keys(ENCODINGS));
    await fc.assert(
      fc.asyncProperty(fc.array(encoding, { minLength: 1, maxLength: 4 }), async (encodings) => {
        const text = encodings.reduce((inner, name) => ENCODINGS[name]!(inner), "mevrouw Quérez is bekend");
        expect(await search(`log: ${text} end`, ["Quérez"])).toHaveProperty("querez");
      }),
      { numRuns: 300 },
    );
  });
});

describe("every spelling of a name is found", () => {
  it.each(PLANTED)("%s", async (_, bytes) => {
    expect(await search(bytes, ["José"])).toHaveProperty("jose");
  });

  it("whatever the blocks that the bytes come in", async () => {
    const bytes = Buffer.concat(
      PLANTED.map(([, planted]) => Buffer.concat([Buffer.from(planted as string), Buffer.from("\n--\n")])),
    );
    const whole = await search(bytes, ["José"]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length }), async (blockBytes) => {
        expect(await search(bytes, ["José"], { blockBytes })).toEqual(whole);
      }),
      { numRuns: 40, examples: [[1], [2], [3]] },
    );
  });
});

describe("what is no name is not", () => {
  it.each([
    ["a longer word", "Januari, januari, ĠJanuari, ▁januari, ##januari, JANUARI"],
    ["the end of a longer word", "Marjan Marjan"],
    ["a longer word in UTF-16", Buffer.from("Januari", "utf16le")],
    ["a longer word in base64", base64("in januari en Januari")],
    ["a longer word behind an escape", '"\\u00e9jan" "jan\\u00ebl"'],
    ["byte-level letters beside it", `${encodeByteLevel("éjan")} ${encodeByteLevel("janë")}`],
    ["an accent beside it", "jan\u0301"],
    ["entries side by side in running text", "hij zei j an en ja n dus"],
    ["kept merges", "Ġj anuari\nJ anu\nĠ jan uari"],
    ["a digest", "0123456789abcdefdad0123456789abcdef"],
  ])("%s", async (_, bytes) => {
    expect(await search(bytes, ["Jan", "Dad"])).toEqual(
      typeof bytes === "string" && bytes.includes("Ġ jan uari") ? { jan: 1 } : {},
    );
  });

  it("keys of a checkpoint's files and names of architectures", async () => {
    const names = ["Max Bert", "Roberta"];
    const config =
      '{"max_position_embeddings": 66, "model_type": "bert", "model_max_length": 5, "x": "roberta.encoder.layer.0"}';
    expect(await search(config, names)).toEqual({});
    expect(await search('{"max": 1, "bert": 2, "Ġroberta": 3}', names)).toEqual({ max: 1, bert: 1, roberta: 1 });
    expect(await search("max_verstappen, bert-jan, Max_length", names)).toEqual({ max: 2, bert: 1 });
  });

  it("words of the program's own pages, as they are written there", async () => {
    const ownWords = new Set(["mark"]);
    expect(await search('<span class="mark">Mark</span>', ["Mark"], { ownWords })).toEqual({ mark: 1 });
  });
});

describe("words", () => {
  it("are the parts of a name, without titles, particles and initials; short ones are not searched for", async () => {
    expect(await search("Dr. J. van de Kerk-Wolf, Bo", ["Dr. J.A. van de Kerk-Wolf", "Bo"])).toEqual({
      wolf: 1,
      kerk: 1,
    });
  });

  it("are what a removed entry reads, short ones with their mark alone", async () => {
    const removedTokens = ["ĠBo", "▁Zoë", "##Kees", "ĠJosÃ©"];
    expect(await search('Bo bo "Bo" ĠBo ▁Bo Bo</w> ĠBob', { removedTokens })).toEqual({ bo: 4 });
    expect(await search("zoë KEES jose", { removedTokens })).toEqual({ zoe: 1, kees: 1, jose: 1 });
  });
});

describe("among numbers", () => {
  const noise = (length: number) => {
    let state = 1;
    return Buffer.from(Array.from({ length }, () => (state = Math.imul(state, 1103515245) + 12345) >>> 23));
  };
  const numbers = [{ start: 0, end: 2000 }];
  const among = (text: string | Buffer) =>
    Buffer.concat([noise(700), Buffer.from([0, 0]), Buffer.from(text as string), Buffer.from([0]), noise(2000)]);

  it("three bytes that occur by chance are none, and text is", async () => {
    expect(await search(among("Jan"), ["Jan"], { numbers })).toEqual({});
    expect(await search(among("Jan"), ["Jan"])).toEqual({ jan: 1 });
    expect(await search(among("de heer Jan kwam om tien uur"), ["Jan"], { numbers })).toEqual({ jan: 1 });
    expect(await search(among(Buffer.from("de heer Jan kwam om tien uur", "utf16le")), ["Jan"], { numbers })).toEqual({
      jan: 1,
    });
    expect(await search(among(utf16be("de heer Jan kwam om tien uur")), ["Jan"], { numbers })).toEqual({ jan: 1 });
    expect(await search(among(base64("de heer Jan kwam om tien uur")), ["Jan"], { numbers })).toEqual({ jan: 1 });
  });

  it("six bytes are a name wherever they stand", async () => {
    expect(await search(among("Willem"), ["Willem"], { numbers })).toEqual({ willem: 1 });
    expect(await search(among(Buffer.from("Willem", "utf16le")), ["Willem"], { numbers })).toEqual({ willem: 1 });
  });

  it("what follows the numbers is text", async () => {
    expect(await search(Buffer.concat([noise(2000), Buffer.from(" Jan")]), ["Jan"], { numbers })).toEqual({ jan: 1 });
    expect(await search(Buffer.concat([noise(2000), Buffer.from(" \\u004aan")]), ["Jan"], { numbers })).toEqual({
      jan: 1,
    });
  });
});
