import { randomInt } from "node:crypto";

import { createRandom } from "../../base/random.ts";
import type { JoiningPiece } from "./join-chains.ts";
import type { Replacement } from "./replacement.ts";

/**
 * Which freed id carries which joining piece: drawn, since ids of a BPE stand in the order of its merges, and a piece in the place of the
 * name that it stood in for would tell where that one stood.
 *
 * @param freed ids, at least as many as pieces
 * @param seed a seeded stream, for tests; otherwise the operating system's random source
 */
export function chooseCarriers(
  freed: readonly number[],
  pieces: readonly JoiningPiece[],
  tokens: readonly string[],
  seed: number | undefined,
): ReadonlyMap<number, Required<Pick<Replacement, "placeholder" | "serves">>> {
  if (pieces.length === 0) return new Map();
  const random = seed === undefined ? undefined : createRandom(seed, "carriers");
  const idOf = new Map(tokens.map((token, tokenId) => [token, tokenId]));
  const left = [...freed];
  return new Map(
    pieces.map(({ token, serves }) => {
      const at = random === undefined ? randomInt(left.length) : random.int(left.length);
      const [tokenId] = left.splice(at, 1) as [number];
      return [tokenId, { placeholder: token, serves: serves.map((served) => idOf.get(served) as number) }];
    }),
  );
}
