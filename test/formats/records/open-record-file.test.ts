import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { openRecordFile } from "../../../src/formats/records/open-record-file.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { editsOf, pack, packings, roundTrip, unpack } from "./round-trip.ts";

/** A piece of a text as its file has it, and the text it stands for. */
interface Piece {
  readonly raw: string;
  readonly text: string;
  /** What `raw` becomes when names are replaced. */
  readonly edited: string;
}

const plainPiece = fc.oneof(
  fc
    .constantFrom("BOS", "é", "😀", " ", "x", "\t", "\u2028", "B", "\ud83d".slice(1), "\uFEFF")
    .map((text) => ({ raw: text, text })),
  fc
    .string({ maxLength: 3, unit: "grapheme" })
    .map((text) => ({ raw: text.replace(/[\r\n]/gu, "."), text: text.replace(/[\r\n]/gu, ".") })),
);
const target = fc.constantFrom(1, 7, 40, 1e9);

function edit(raw: string): string {
  return raw.replaceAll("BOS", "<P>");
}

describe.each(packings)("packed as %s", (compression) => {
  it("rewrites lines and keeps what ends them", async () => {
    const directory = await temporaryDirectory();
    const path = join(directory, "notes.txt");
    const line = fc.tuple(fc.array(plainPiece, { maxLength: 5 }), fc.constantFrom("\n", "\r\n", "\n\n", "\r\r\n"));
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 12 }),
        fc.boolean(),
        fc.boolean(),
        target,
        async (lines, hasEnd, hasMark, targetBytes) => {
          let source = lines.map(([pieces, end]) => pieces.map(({ raw }) => raw).join("") + end).join("");
          if (!hasEnd) source = source.replace(/\r*\n$/u, "");
          // A mark that the text itself begins with would be one of the file.
          source = (hasMark ? "\uFEFF" : "") + source.replace(/^\uFEFF+/u, "");
          await writeFile(path, pack(Buffer.from(source), compression));
          const { output, records } = await roundTrip(path, directory, { format: "lines" }, { targetBytes });
          expect(unpack(output, compression).toString()).toBe(edit(source));
          const expected = source
            .replace(/^\uFEFF/u, "")
            .split(/\r?\n/u)
            .flatMap((text, index) => (text.trim() === "" ? [] : [[index + 1, text]]));
          expect(records.map(({ number, texts }) => [number, texts[0]?.text])).toEqual(expected);
        },
      ),
      { numRuns: compression === "zstd" ? 10 : 40 },
    );
  });

  it("rewrites a whole file", async () => {
    const directory = await temporaryDirectory();
    const path = join(directory, "note.txt");
    for (const source of ["", "\uFEFF", "BOS", "\uFEFFBOS\r\nuit BOS\n", " \n", "x".repeat(2_000_000) + "BOS"]) {
      await writeFile(path, pack(Buffer.from(source), compression));
      const { output, records, ranges } = await roundTrip(path, directory, { format: "txt" }, { targetBytes: 5 });
      expect(ranges).toBe(1);
      expect(unpack(output, compression).toString()).toBe(edit(source));
      const text = source.replace("\uFEFF", "");
      expect(records.map(({ texts }) => texts[0]?.text)).toEqual(text.trim() === "" ? [] : [text]);
    }
  });

  it("rewrites JSON lines and keeps the spelling of everything else", async () => {
    const directory = await temporaryDirectory();
    const path = join(directory, "notes.jsonl");
    const piece: fc.Arbitrary<Piece> = fc.oneof(
      fc.constant({ raw: "BOS", text: "BOS", edited: "<P>" }),
      fc
        .string({ maxLength: 2, unit: "binary" })
        .filter((text) => !text.includes("B"))
        .map((text) => ({ raw: JSON.stringify(text).slice(1, -1), text, edited: JSON.stringify(text).slice(1, -1) })),
      fc
        .constantFrom(
          ["\\u00e9", "é"],
          ["\\/", "/"],
          ["\\ud83d\\ude00", "😀"],
          ["\\u0042", "B"],
          ["\\\\", "\\"],
          ['\\"', '"'],
        )
        .map(([raw, text]) => ({ raw: raw as string, text: text as string, edited: raw as string })),
    );
    const space = fc.constantFrom("", " ", "\t", "\r");
    const other = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
      fc.constantFrom("1e5", "-0.0", "1.50", '"\\u0041BOS"', '{"text":"BOS"}', '[{"text" : "BOS"}, []]', "[1 , 2]"),
    );
    const line = fc.record({
      pieces: fc.array(piece, { maxLength: 6 }),
      s: space,
      before: other,
      after: other,
      end: fc.constantFrom("\n", "\r\n", "\n \n"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), target, async (lines, targetBytes) => {
        const write = (spell: (piece: Piece) => string) =>
          lines
            .map(({ pieces, s, before, after, end }) => {
              const literal = `"${pieces.map(spell).join("")}"`;
              return `${s}{${s}"x"${s}:${before}${s},${s}"t\\u0065xt"${s}:${s}${literal}${s},"y":${after}${s}}${end}`;
            })
            .join("");
        const source = write(({ raw }) => raw);
        await writeFile(path, pack(Buffer.from(source), compression));
        const { output, records } = await roundTrip(path, directory, { format: "jsonl" }, { targetBytes });
        expect(records.map(({ texts }) => texts[0]?.text)).toEqual(
          lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")),
        );
        const spelled = lines.some(
          ({ pieces }) =>
            editsOf(pieces.map(({ text }) => text).join("")).length !==
            pieces.filter(({ raw }) => raw === "BOS").length,
        );
        if (!spelled) expect(unpack(output, compression).toString()).toBe(write(({ edited }) => edited));
      }),
      { numRuns: compression === "zstd" ? 10 : 40 },
    );
  });

  it("gives the same packed bytes whatever the chunks were", async () => {
    const directory = await temporaryDirectory();
    const path = join(directory, "notes.txt");
    const source = Buffer.from(
      Array.from({ length: 40_000 }, (_, line) => `${line} BOS was hier ${line % 97}\n`).join(""),
    );
    await writeFile(path, pack(source, compression));
    const one = await roundTrip(path, directory, { format: "lines" }, { targetBytes: 1e9 });
    const file = await openRecordFile(path, { format: "lines" });
    expect(unpack(one.output, compression).equals(Buffer.from(edit(source.toString())))).toBe(true);
    await file.close();
  });
});
