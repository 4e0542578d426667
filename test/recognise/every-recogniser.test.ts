import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { anonymise } from "../../src/corpus/anonymise.ts";
import type { SpanRecord } from "../../src/corpus/execute/span-record.ts";
import { formatBrat, parseBrat } from "../../src/formats/brat.ts";
import { createDocument } from "../../src/text/document.ts";
import { ENTITIES } from "../../src/text/entities.ts";
import type { Span } from "../../src/text/span.ts";
import { IS_EXHAUSTIVE } from "../fixtures/effort.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { openRecogniser, SPECS } from "./every-recogniser.ts";

/** Sentences in which recognisers of one language or another find something, with a name of each. */
const SENTENCES: readonly (readonly [sentence: string, name: string])[] = [
  ["Gebeld met mw. Jansen uit Utrecht, 06-12345678.", "Jansen"],
  ["Mevrouw Willem Jansen komt morgen.", "Willem Jansen"],
  ["Nombre: María Fernández Ruiz. DNI: 12345678Z", "María Fernández Ruiz"],
  ["Médico: Dr. José Ruiz Gómez, Madrid, 28001.", "José Ruiz Gómez"],
  ["Paziente: Sig.ra Lucia Bianchi, nata il 3/2/1950 a Milano.", "Lucia Bianchi"],
  ["Seen by Dr. Mary Johnson in Leeds on 3 May 2020, mary@example.org.", "Mary Johnson"],
];

/** What a text is made of again and again; the first ones are those that were found to cost most. */
const UNITS = [
  "ab:",
  "Leeds's",
  "Naam: ",
  "@JB/María",
  "J.",
  "a@",
  "A'b-",
  "\u0301",
  "•garcía",
  "]c/ JB/",
  "Jan ",
  "-",
  "a",
  "A",
  "1",
  ".",
  "@",
  " ",
  "\n",
  "Jan-",
  "12-",
  "de ",
  "Dr. ",
  "🙂",
  "(",
  "www.",
] as const;
const FEW_UNITS = 8;
/** Of four times the text: times the processor's time. */
const MOST_GROWTH = 9;
/** Processor time in milliseconds below which nothing is measured. */
const SHORTEST_MEASURED = 20;

/** What trips over characters, lines and bytes. */
const AWKWARD = [
  "🙂",
  "👩‍👩‍👧 ",
  "e\u0301\u0323",
  "\u0301",
  "\r\n",
  "\n",
  "\u0000",
  "אבג ",
  "مرحبا ",
  "\u202e",
  "\ufeff",
  "\u2028",
  "𝕁𝕒𝕟 ",
  "ﬁ",
  "İ",
  " ",
] as const;
const UNPAIRED = ["\ud800", "\udc00", "\ud83d "] as const;

const fragment = (awkward: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...SENTENCES.map(([sentence]) => sentence)),
    fc.constantFrom(...SENTENCES.map(([, name]) => name)),
    fc.constantFrom(...awkward),
    fc.constantFrom("Dr. ", "mw. ", "D. ", ": ", "uit ", "12-05-1950", "J.", "'s", "-", "(", "@"),
  );
const wellFormed = fc.array(fragment(AWKWARD), { maxLength: 25 }).map((parts) => parts.join(""));
const anyText = fc.array(fragment([...AWKWARD, ...UNPAIRED]), { maxLength: 25 }).map((parts) => parts.join(""));

function expectSound(text: string, spans: readonly Span[]) {
  let previous = 0;
  for (const { start, end } of spans) {
    expect(start).toBeGreaterThanOrEqual(previous);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
    previous = end;
    for (const cut of [start, end]) {
      const isInsidePair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(cut - 1, cut + 1));
      expect(isInsidePair, `a span cuts a surrogate pair at ${cut}`).toBe(false);
    }
    expect(text.slice(start, end), "a span begins or ends with white space").toBe(text.slice(start, end).trim());
    const isMark = /^\p{M}/u.test(text.slice(end, end + 2));
    expect(isMark, `a span leaves an accent of its last letter behind at ${end}`).toBe(false);
  }
}

describe.each(SPECS)("%s", (spec) => {
  it("gives sound spans, whatever the text holds, and gives them back through BRAT", { timeout: 300_000 }, async () => {
    const recogniser = await openRecogniser(spec);
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        const document = createDocument("d", text);
        const [spans = []] = await recogniser.recognise([document]);
        expectSound(text, spans);
        const places = spans.map(({ start, end, label }) => ({ start, end, label }));
        // UTF-8 has no unpaired surrogates: a file holds U+FFFD in their place.
        const filed = createDocument("d", Buffer.from(text).toString());
        expect(parseBrat(formatBrat(filed, spans), filed, "d.ann")).toEqual(places);
      }),
    );
  });

  it("finds a name behind awkward lines as it does without them", { timeout: 240_000 }, async () => {
    const recogniser = await openRecogniser(spec);
    const find = async (text: string) => {
      const [spans = []] = await recogniser.recognise([createDocument("d", text)]);
      return spans.map(({ start, end }) => text.slice(start, end));
    };
    let found = 0;
    for (const [sentence, name] of SENTENCES) {
      if (!(await find(sentence)).includes(name)) continue;
      found++;
      for (const awkward of [...AWKWARD, ...UNPAIRED]) {
        expect(await find(`${awkward} ${awkward}\r\n\r\n${sentence}\r\n${awkward}`), awkward).toContain(name);
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it("anonymises files without touching a byte outside its spans", { timeout: 300_000 }, async () => {
    const recogniser = await openRecogniser(spec);
    await fc.assert(
      fc.asyncProperty(fc.array(wellFormed, { minLength: 1, maxLength: 4 }), anyText, async (texts, record) => {
        // Notes that are blank throughout are none, which is an error.
        fc.pre([...texts, record].some((text) => text.trim() !== ""));
        const directory = await temporaryDirectory();
        const input = join(directory, "in");
        const files: Record<string, string> = { "n.jsonl": ` {"n":1.0,"text": ${JSON.stringify(record)}}\r\n` };
        for (const [index, text] of texts.entries()) files[`${index}.txt`] = text;
        await mkdir(input);
        for (const [path, content] of Object.entries(files)) await writeFile(join(input, path), content);
        const out = join(directory, "out");
        await anonymise({ inputs: [input], outputDirectory: out, recognisers: [recogniser], entities: ENTITIES });
        const spans = (await readFile(`${out}.private/spans.jsonl`, "utf8"))
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line) as SpanRecord);
        for (const [index, text] of texts.entries()) {
          const written = await readFile(join(out, `${index}.txt`), "utf8");
          expect(written).toBe(
            replaced(
              text.replace(/^\ufeff/u, ""),
              spans.filter(({ document }) => document === `${index}.txt`),
              text,
            ),
          );
        }
        const [line = ""] = (await readFile(join(out, "n.jsonl"), "utf8")).split("\r\n");
        const expected = replaced(
          record,
          spans.filter(({ document }) => document === "n.jsonl:1"),
          record,
        );
        expect(line).toBe(` {"n":1.0,"text": ${JSON.stringify(expected)}}`);
      }),
      { numRuns: 15 },
    );
  });

  const piece = SENTENCES.map(([sentence]) => sentence).join(" 🙂 e\u0301 אבג\u0000 ");
  // In full it takes half a minute a recogniser; a few pieces are cut from as little.
  const megabytes = IS_EXHAUSTIVE ? 50 : 0.3;

  it(`reads a line of ${megabytes} MB`, { timeout: IS_EXHAUSTIVE ? 6_000_000 : 120_000 }, async () => {
    const recogniser = await openRecogniser(spec);
    const text = piece.repeat(Math.ceil((megabytes * 1e6) / Buffer.byteLength(piece)));
    const [spans = []] = await recogniser.recognise([createDocument("d", text)]);
    const [few = []] = await recogniser.recognise([createDocument("d", piece.repeat(10))]);
    // A CRF goes by what stands where in a line, too, and here there is but one.
    const share = spec.startsWith("crf:") ? 0.7 : 0.9;
    expect(spans.length).toBeGreaterThan(share * few.length * (text.length / piece.length / 10));
    expect(spans.at(-1)?.end).toBeGreaterThan(text.length - piece.length);
    const surfaces = new Set(spans.map(({ start, end }) => text.slice(start, end)));
    // The same few names all along, wherever a piece ended.
    expect(surfaces.size).toBeLessThan(100);
  });

  it.each(IS_EXHAUSTIVE ? UNITS : UNITS.slice(0, FEW_UNITS))(
    "reads 80,000 characters of %j in time that grows with the text",
    { timeout: 300_000 },
    async (unit) => {
      const recogniser = await openRecogniser(spec);
      const read = async (length: number) => {
        const text = unit.repeat(length / unit.length);
        const began = process.cpuUsage();
        const [spans = []] = await recogniser.recognise([createDocument("d", text)]);
        const { user, system } = process.cpuUsage(began);
        expect(spans.every(({ start, end }) => start >= 0 && start < end && end <= text.length)).toBe(true);
        return (user + system) / 1000;
      };
      // What is quadratic takes 16 times as long for 4 times the text; the first reading pays for compilers and caches.
      await read(20_000);
      let ratio = Infinity;
      for (let attempt = 0; attempt < 3 && ratio >= MOST_GROWTH; attempt++) {
        const short = await read(20_000);
        ratio = (await read(80_000)) / Math.max(short, SHORTEST_MEASURED);
      }
      expect(ratio).toBeLessThan(MOST_GROWTH);
    },
  );
});

/** The text with spans exchanged for their labels, written out by another way than the program's: from right to left. */
function replaced(text: string, spans: readonly SpanRecord[], original: string): string {
  let result = text;
  for (const { start, end, label } of spans.toReversed()) result = result.slice(0, start) + label + result.slice(end);
  return (original.length > text.length ? "\ufeff" : "") + result;
}
