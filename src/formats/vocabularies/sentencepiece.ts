import { BinaryReader } from "@bufbuild/protobuf/wire";

import { fileError, UnnameError } from "../../base/errors.ts";
import { MAX_ENTRIES } from "../tokenizer-json/checks.ts";

/** What a piece is for; the numbers are those of sentencepiece_model.proto. */
const PIECE_TYPES = ["normal", "unknown", "control", "user-defined", "unused", "byte"] as const;
export type PieceType = (typeof PIECE_TYPES)[number];

/** The number 1 is the first of the list. */
const MODEL_TYPES = ["unigram", "bpe", "word", "char"] as const;

/** A line of the vocabulary. */
export interface SentencePiece {
  readonly piece: string;
  /** Log probability in a Unigram; finite. */
  readonly score: number;
  readonly type: PieceType;
}

/** What we read of a sentencepiece model. */
export interface SentencePieceModel {
  readonly pieces: readonly SentencePiece[];
  readonly modelType: (typeof MODEL_TYPES)[number];
  readonly byteFallback: boolean;
  /** `Jan▁` in place of `▁Jan`. */
  readonly whiteSpaceAsSuffix: boolean;
  /** Normalisation rules, see `parseCharsmap`; empty for none. */
  readonly charsmap: Uint8Array;
}

/**
 * Reads a sentencepiece `.model`, a protocol buffer of type `sentencepiece.ModelProto`; fields that we do not know are skipped.
 * Throws `input-format` with the place of what is wrong; `path` is only named in it. Field numbers are those of
 * sentencepiece_model.proto.
 */
export function parseSentencePiece(bytes: Uint8Array, path: string): SentencePieceModel {
  const pieces: SentencePiece[] = [];
  let trainer = { modelType: 1, byteFallback: false, whiteSpaceAsSuffix: false };
  let charsmap = new Uint8Array();
  try {
    readFields(bytes, (reader, field) => {
      if (field === 1) {
        if (pieces.length >= MAX_ENTRIES) throw malformedModel(path, `at most ${MAX_ENTRIES} pieces`);
        pieces.push(readPiece(reader.bytes(), pieces.length, path));
      } else if (field === 2) trainer = readTrainer(reader.bytes(), trainer);
      else if (field === 3) charsmap = readCharsmap(reader.bytes()) ?? charsmap;
      else return false;
      return true;
    });
  } catch (error) {
    if (error instanceof UnnameError) throw error;
    // Whatever the reader says of a span past the end or an unknown wire type.
    throw malformedModel(path, "a whole protocol buffer");
  }
  const modelType = MODEL_TYPES[trainer.modelType - 1];
  if (modelType === undefined) throw malformedModel(path, `a model type from 1 to 4, found ${trainer.modelType}`);
  if (pieces.length === 0) throw malformedModel(path, "at least one piece");
  const { byteFallback, whiteSpaceAsSuffix } = trainer;
  return { pieces, modelType, byteFallback, whiteSpaceAsSuffix, charsmap };
}

/** Calls `read` for every field; where it returns false, the field is skipped. */
function readFields(bytes: Uint8Array, read: (reader: BinaryReader, field: number) => boolean): void {
  const reader = new BinaryReader(bytes);
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    if (!read(reader, field)) reader.skip(wireType, field);
  }
}

function readPiece(bytes: Uint8Array, index: number, path: string): SentencePiece {
  let piece = "";
  let score = 0;
  let type = 1;
  readFields(bytes, (reader, field) => {
    if (field === 1) piece = reader.string();
    else if (field === 2) score = reader.float();
    else if (field === 3) type = reader.int32();
    else return false;
    return true;
  });
  const pieceType = PIECE_TYPES[type - 1];
  if (piece === "") throw malformedModel(path, `piece ${index} not to be empty`);
  if (!Number.isFinite(score)) throw malformedModel(path, `piece ${index} to have a finite score`);
  if (pieceType === undefined) throw malformedModel(path, `piece ${index} to be of a type from 1 to 6, found ${type}`);
  return { piece, score, type: pieceType };
}

function readTrainer<Trainer>(bytes: Uint8Array, before: Trainer) {
  const trainer = { modelType: 1, byteFallback: false, whiteSpaceAsSuffix: false, ...before };
  readFields(bytes, (reader, field) => {
    if (field === 3) trainer.modelType = reader.int32();
    else if (field === 24) trainer.whiteSpaceAsSuffix = reader.bool();
    else if (field === 35) trainer.byteFallback = reader.bool();
    else return false;
    return true;
  });
  return trainer;
}

function readCharsmap(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  let charsmap: Uint8Array<ArrayBuffer> | undefined;
  readFields(bytes, (reader, field) => {
    if (field !== 2) return false;
    charsmap = new Uint8Array(reader.bytes());
    return true;
  });
  return charsmap;
}

function malformedModel(path: string, expected: string): UnnameError {
  return fileError(
    "input-format",
    path,
    `expected ${expected}. Copy the sentencepiece model again from where it was published.`,
  );
}
