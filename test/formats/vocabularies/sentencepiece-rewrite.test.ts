import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { UnnameError } from "../../../src/base/errors.ts";
import { rewriteSentencePiece } from "../../../src/formats/vocabularies/sentencepiece-rewrite.ts";
import { parseSentencePiece } from "../../../src/formats/vocabularies/sentencepiece.ts";

const text = (field: number, value: string) =>
  new BinaryWriter().tag(field, WireType.LengthDelimited).string(value).finish();
const message = (field: number, ...fields: readonly Uint8Array[]) =>
  new BinaryWriter().tag(field, WireType.LengthDelimited).bytes(Buffer.concat(fields)).finish();
const float = (field: number, value: number) => new BinaryWriter().tag(field, WireType.Bit32).float(value).finish();
const integer = (field: number, value: number) => new BinaryWriter().tag(field, WireType.Varint).int32(value).finish();
const sample = (input: string, expected: string) => message(1, text(1, input), text(2, expected));

/** A field of some later version, of each wire type that is in use. */
const later = Buffer.concat([
  text(99, "later"),
  integer(98, -1),
  new BinaryWriter().tag(97, WireType.Bit64).fixed64(7).finish(),
]);

interface Parts {
  readonly pieces: readonly Uint8Array[];
  readonly trainer?: readonly Uint8Array[];
  readonly rules?: readonly Uint8Array[];
  readonly samples?: readonly Uint8Array[];
}

const model = ({ pieces, trainer = [], rules = [], samples = [] }: Parts): Buffer =>
  Buffer.concat([
    later,
    ...pieces.map((piece) => message(1, piece)),
    message(2, integer(3, 1), ...trainer, later),
    message(3, text(1, "identity"), ...rules, later),
    message(4, ...samples, later),
    message(5, ...rules),
    later,
  ]);

const piece = (value: string, score?: number): Buffer =>
  Buffer.concat([later, text(1, value), ...(score === undefined ? [] : [float(2, score)]), integer(3, 1), later]);

const newPiece = fc.record(
  {
    piece: fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }),
    score: fc.float({ noNaN: true, min: -99, max: 0 }),
  },
  { requiredKeys: ["piece"] },
);

describe("rewriteSentencePiece", () => {
  it("gives the model that would have been written with the new pieces, byte for byte", () => {
    const pieces = fc.array(
      fc.tuple(fc.string({ minLength: 1 }), fc.option(fc.float({ noNaN: true, min: -99, max: 0 }))),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(pieces, fc.dictionary(fc.nat(11).map(String), newPiece, { noNullPrototype: true }), (old, picks) => {
        const changes = new Map(
          Object.entries(picks)
            .map(([index, change]) => [Number(index), change] as const)
            .filter(([index]) => index < old.length),
        );
        const before = model({ pieces: old.map(([value, score]) => piece(value, score ?? undefined)) });
        const expected = old.map(([value, score], index) => {
          const change = changes.get(index);
          if (change === undefined) return piece(value, score ?? undefined);
          if (score !== null || change.score === undefined)
            return piece(change.piece, change.score ?? score ?? undefined);
          // A score that was not there goes behind what was.
          return Buffer.concat([piece(change.piece), float(2, change.score)]);
        });
        const after = rewriteSentencePiece(before, changes);
        expect(Buffer.from(after).equals(model({ pieces: expected }))).toBe(true);
        const read = parseSentencePiece(after, "m").pieces;
        for (const [index, change] of changes) expect(read[index]?.piece).toBe(change.piece);
      }),
    );
  });

  it("leaves no earlier spelling of a field that stands twice", () => {
    const twice = Buffer.concat([text(1, "▁Jan"), float(2, -1), text(1, "▁Piet"), float(2, -2)]);
    const after = rewriteSentencePiece(model({ pieces: [twice] }), new Map([[0, { piece: "unk1", score: -9 }]]));
    expect(Buffer.from(after).includes("Jan") || Buffer.from(after).includes("Piet")).toBe(false);
    expect(parseSentencePiece(after, "m").pieces).toEqual([{ piece: "unk1", score: -9, type: "normal" }]);
  });

  it("renames the trainer's symbols and drops the self-test samples in which a piece occurs", () => {
    const symbols = (...values: readonly string[]) => values.flatMap((value) => [text(30, value), text(31, value)]);
    const kept = sample("de arts", "▁de ▁arts");
    const spoken = [sample("met Jansen", "▁met ▁Jan sen"), sample("MET JAN", "▁met ▁Jan"), sample("Jan", "▁ J an")];
    const pieces = [piece("▁Jan"), piece("▁J")];
    const before = model({ pieces, trainer: symbols("▁Jan", "\ufeff▁Jan", "▁Janneke"), samples: [...spoken, kept] });
    const after = rewriteSentencePiece(before, new Map([[0, { piece: "unk1" }]]));
    const expected = {
      pieces: [piece("unk1"), pieces[1]!],
      trainer: symbols("unk1", "\ufeff▁Jan", "▁Janneke"),
      samples: [kept],
    };
    expect(Buffer.from(after).equals(model(expected))).toBe(true);
  });

  it.each([
    ["an index past the end", new Map([[1, { piece: "x" }]]), RangeError],
    ["a negative index", new Map([[-1, { piece: "x" }]]), RangeError],
    ["an empty piece", new Map([[0, { piece: "" }]]), RangeError],
    ["a score past 32 bits", new Map([[0, { piece: "x", score: -1e39 }]]), RangeError],
  ])("refuses %s", (_, changes, expected) => {
    expect(() => rewriteSentencePiece(model({ pieces: [piece("a")] }), changes)).toThrow(expected);
  });

  it("refuses what is no protocol buffer, without a crash", () => {
    const whole = model({ pieces: [piece("▁Jan"), piece("▁Piet", -3)], samples: [sample("Jan", "▁Jan")] });
    expect(() => rewriteSentencePiece(whole.subarray(0, -1), new Map([[0, { piece: "x" }]]))).toThrow(UnnameError);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, value) => {
        const damaged = Buffer.from(whole);
        damaged[at] = value;
        try {
          rewriteSentencePiece(damaged, new Map([[0, { piece: "x" }]]));
        } catch (error) {
          if (!(error instanceof RangeError)) expect(error).toBeInstanceOf(UnnameError);
        }
      }),
    );
  });
});
