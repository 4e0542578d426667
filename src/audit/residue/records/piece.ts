/** A string that a format tells apart from its neighbours. */
export interface Piece {
  readonly bytes: Uint8Array;
  /** Otherwise its content is not known: among it any byte may end a word. */
  readonly isText: boolean;
}

/** What a binary format holds. */
export interface Records {
  readonly pieces: readonly Piece[];
  /** The bytes hold no other strings than these. */
  readonly isExact: boolean;
  /** Why what else they hold is not known, if so. */
  readonly closed?: string;
}

/** Text of a format that says it is UTF-8. */
export function textPiece(text: string | Uint8Array): Piece {
  return { bytes: typeof text === "string" ? Buffer.from(text, "utf8") : text, isText: true };
}

/** Bytes that are put together before they are searched. */
const BLOCK_BYTES = 1024 * 1024;

/** The pieces as bytes to search: a line each; around one of unknown content zeros, as among such bytes. */
export function* joinPieces(pieces: readonly Piece[]): Generator<Uint8Array> {
  const [line, zeros] = [Buffer.from("\n"), Buffer.from("\0\n\0")];
  let held: Uint8Array[] = [];
  let length = 0;
  for (const { bytes, isText } of pieces) {
    const end = isText ? line : zeros;
    held.push(end, bytes, end);
    length += bytes.length;
    if (length < BLOCK_BYTES) continue;
    yield Buffer.concat(held);
    [held, length] = [[], 0];
  }
  if (held.length > 0) yield Buffer.concat(held);
}
