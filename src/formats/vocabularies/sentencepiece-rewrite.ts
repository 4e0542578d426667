import { BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

import { UnnameError } from "../../base/errors.ts";
import { editFields, lengthDelimited } from "../weights/protobuf-fields.ts";

/** What takes the place of a piece; without `score` that stays. */
export interface PieceChange {
  readonly piece: string;
  /** Log probability, finite; kept in 32 bits. */
  readonly score?: number;
}

/** Field numbers of sentencepiece_model.proto. */
const MODEL = { pieces: 1, trainer: 2, selfTest: 4 } as const;
const PIECE = { piece: 1, score: 2 } as const;
/** `bos_piece` and its like are special tokens, which are never renamed. */
const TRAINER = { controlSymbols: 30, userDefinedSymbols: 31 } as const;
const SELF_TEST = { samples: 1 } as const;
const SAMPLE = { input: 1, expected: 2 } as const;

const SYMBOLS: ReadonlySet<number> = new Set([TRAINER.controlSymbols, TRAINER.userDefinedSymbols]);
const WORD_MARK = "▁";
const NOTHING = new Uint8Array();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

/**
 * A sentencepiece `.model` with some pieces exchanged, by index. Only what can hold the text of such a piece is written anew:
 * its own message; its spelling among the trainer's user-defined and control symbols; and a self-test sample in whose text the
 * piece occurs is left out, because sentencepiece refuses a model that fails its own samples. All else is byte for byte as it was.
 * Throws a RangeError for an index without a piece, an empty piece, or a score that is not finite in 32 bits; `input-format` where the bytes are no whole
 * protocol buffer.
 */
export function rewriteSentencePiece(bytes: Uint8Array, changes: ReadonlyMap<number, PieceChange>): Uint8Array {
  for (const [index, change] of changes) refuseUnfit(index, change);
  return readingWhole(() => {
    const replaced = new Map<string, string>();
    let count = 0;
    const renamed = editFields(bytes, ({ number, content }) => {
      if (number !== MODEL.pieces || content === undefined) return undefined;
      const change = changes.get(count++);
      if (change === undefined) return undefined;
      replaced.set(textOf(content, PIECE.piece), change.piece);
      return lengthDelimited(number, rewritePiece(content, change));
    });
    for (const index of changes.keys()) {
      if (index >= count) throw new RangeError(`piece ${index} of ${count}`);
    }
    return rewriteRest(renamed, replaced);
  });
}

function refuseUnfit(index: number, { piece, score }: PieceChange): void {
  if (!Number.isSafeInteger(index) || index < 0) throw new RangeError(`piece ${index}: not an index`);
  if (piece === "") throw new RangeError(`piece ${index}: the new one is empty`);
  if (score !== undefined && !Number.isFinite(Math.fround(score))) {
    throw new RangeError(`piece ${index}: its score is not finite in 32 bits`);
  }
}

/** The fields of the piece in their places; a score that was not there goes behind them. */
function rewritePiece(message: Uint8Array, { piece, score }: PieceChange): Uint8Array {
  const scoreField =
    score === undefined ? undefined : new BinaryWriter().tag(PIECE.score, WireType.Bit32).float(score).finish();
  let hasScore = false;
  const edited = editFields(message, ({ number }) => {
    if (number === PIECE.piece) return lengthDelimited(number, encoder.encode(piece));
    if (number !== PIECE.score) return undefined;
    hasScore = true;
    return scoreField;
  });
  return hasScore || scoreField === undefined ? edited : Buffer.concat([edited, scoreField]);
}

/** Everything in the model that is no piece. */
function rewriteRest(model: Uint8Array, replaced: ReadonlyMap<string, string>): Uint8Array {
  const surfaces = [...replaced.keys()].map(plainText).filter((surface) => surface !== "");
  return editFields(model, ({ number, content }) => {
    if (content === undefined) return undefined;
    if (number === MODEL.trainer) return unlessSame(number, content, renameSymbols(content, replaced));
    return number === MODEL.selfTest ? unlessSame(number, content, dropSamples(content, surfaces)) : undefined;
  });
}

function renameSymbols(trainer: Uint8Array, replaced: ReadonlyMap<string, string>): Uint8Array {
  return editFields(trainer, ({ number, content }) => {
    const piece = SYMBOLS.has(number) && content ? replaced.get(decoder.decode(content)) : undefined;
    return piece === undefined ? undefined : lengthDelimited(number, encoder.encode(piece));
  });
}

function dropSamples(selfTest: Uint8Array, surfaces: readonly string[]): Uint8Array {
  return editFields(selfTest, ({ number, content }) => {
    if (number !== SELF_TEST.samples || content === undefined) return undefined;
    // Pieces stand with a space between each two.
    const expected = plainText(textOf(content, SAMPLE.expected).replaceAll(" ", ""));
    const input = textOf(content, SAMPLE.input);
    return surfaces.some((surface) => input.includes(surface) || expected.includes(surface)) ? NOTHING : undefined;
  });
}

/** A message's string field: the last, where it stands twice. */
function textOf(message: Uint8Array, wanted: number): string {
  let text = "";
  editFields(message, ({ number, content }) => {
    if (number === wanted && content) text = decoder.decode(content);
    return undefined;
  });
  return text;
}

function plainText(pieces: string): string {
  return pieces.replaceAll(WORD_MARK, " ").trim();
}

function unlessSame(number: number, before: Uint8Array, after: Uint8Array): Uint8Array | undefined {
  return before.length === after.length && Buffer.compare(before, after) === 0
    ? undefined
    : lengthDelimited(number, after);
}

function readingWhole<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError && error.message.startsWith("piece ")) throw error;
    // Whatever the reader says of a span past the end or an unknown wire type.
    throw new UnnameError(
      "input-format",
      "sentencepiece model: expected a whole protocol buffer. Copy the sentencepiece model again from where it was published.",
    );
  }
}
