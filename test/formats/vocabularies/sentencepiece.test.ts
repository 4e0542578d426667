import { readFileSync } from "node:fs";

import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";
import fc from "fast-check";
import { expect, test } from "vitest";

import { UnnameError } from "../../../src/base/errors.ts";
import { parseSentencePiece } from "../../../src/formats/vocabularies/sentencepiece.ts";

interface PieceFields {
  readonly piece?: string;
  readonly score?: number;
  readonly type?: number;
}

const pieceBytes = ({ piece = "▁Jan", score = -1.5, type = 1 }: PieceFields) =>
  new BinaryWriter()
    .tag(1, WireType.LengthDelimited)
    .string(piece)
    .tag(2, WireType.Bit32)
    .float(score)
    .tag(3, WireType.Varint)
    .int32(type)
    // A field of some later version.
    .tag(9, WireType.LengthDelimited)
    .string("later")
    .finish();

function modelBytes(pieces: readonly PieceFields[], modelType?: number): Uint8Array {
  const writer = new BinaryWriter();
  for (const piece of pieces) writer.tag(1, WireType.LengthDelimited).bytes(pieceBytes(piece));
  const trainer = new BinaryWriter().tag(4, WireType.Varint).int32(8000).tag(35, WireType.Varint).bool(true);
  if (modelType !== undefined) trainer.tag(3, WireType.Varint).int32(modelType);
  writer.tag(2, WireType.LengthDelimited).bytes(trainer.finish());
  const normalizer = new BinaryWriter().tag(1, WireType.LengthDelimited).string("identity");
  normalizer.tag(2, WireType.LengthDelimited).bytes(Uint8Array.of(1, 2, 3));
  writer.tag(3, WireType.LengthDelimited).bytes(normalizer.finish());
  return writer.tag(5, WireType.LengthDelimited).string("unknown field").finish();
}

test("reads pieces, model type and normalisation rules; skips what it does not know", () => {
  const bytes = modelBytes([{ piece: "<unk>", score: 0, type: 2 }, { piece: "<s>", score: 0, type: 3 }, {}]);
  expect(parseSentencePiece(bytes, "m")).toEqual({
    pieces: [
      { piece: "<unk>", score: 0, type: "unknown" },
      { piece: "<s>", score: 0, type: "control" },
      { piece: "▁Jan", score: -1.5, type: "normal" },
    ],
    modelType: "unigram",
    byteFallback: true,
    whiteSpaceAsSuffix: false,
    charsmap: Uint8Array.of(1, 2, 3),
  });
  expect(parseSentencePiece(modelBytes([{}], 2), "m").modelType).toBe("bpe");
});

test.each([
  ["no pieces", modelBytes([]), /at least one piece/],
  ["an empty file", new Uint8Array(), /at least one piece/],
  ["an empty piece", modelBytes([{}, { piece: "" }]), /piece 1 not to be empty/],
  ["an endless score", modelBytes([{ score: Infinity }]), /piece 0 to have a finite score/],
  ["a score that is no number", modelBytes([{ score: Number.NaN }]), /piece 0 to have a finite score/],
  ["an unknown type of piece", modelBytes([{ type: 7 }]), /piece 0 to be of a type from 1 to 6, found 7/],
  ["an unknown type of model", modelBytes([{}], 5), /a model type from 1 to 4, found 5/],
  ["a file cut short", modelBytes([{}]).subarray(0, 12), /a whole protocol buffer/],
  ["text", Buffer.from("version https://git-lfs.github.com/spec/v1\n"), /a whole protocol buffer/],
])("refuses %s", (_, bytes, message) => {
  expect(() => parseSentencePiece(bytes, "x.model")).toThrow(expect.objectContaining({ code: "input-format" }));
  expect(() => parseSentencePiece(bytes, "x.model")).toThrow(message);
});

const { files } = JSON.parse(readFileSync("test/oracle/tokenizers/xlm-roberta-rules.json", "utf8")) as {
  files: { "sentencepiece.bpe.model": { base64: string } };
};
const real = Buffer.from(files["sentencepiece.bpe.model"].base64, "base64");

test("a damaged file is an error of ours or another model, never a crash", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(real.length - 1), fc.nat(255)), { maxLength: 8 }),
      fc.nat(),
      (changes, cut) => {
        const bytes = Buffer.from(cut % 3 === 0 ? real.subarray(0, cut % real.length) : real);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        try {
          parseSentencePiece(bytes, "m");
        } catch (error) {
          expect(error).toBeInstanceOf(UnnameError);
        }
      },
    ),
    { numRuns: 500 },
  );
});
