import type { Context, Prediction } from "../../src/probe/contexts/context.ts";

/** A vocabulary with variants of two names and an ordinary word; ids are positions. */
const VOCABULARY = [
  "<s>",
  "<mask>",
  "ĠJan",
  "Jan",
  "jan",
  "JAN",
  "Ġde",
  "De",
  "ĠBreuk",
  "ĠA",
  "Ġ.",
  "ĠÉlise",
  "elise",
  "Ġ12",
];

export const tokenizer = {
  vocabulary: VOCABULARY,
  maskTokenId: 1,
  padTokenId: 0,
  specialTokenIds: new Set([0, 1]),
  encode: () => [],
  encodePlain: () => [],
  decode: (tokenIds: readonly number[]) => tokenIds.map((tokenId) => VOCABULARY[tokenId]?.replace("Ġ", " ")).join(""),
  align: () => ({ tokenIds: [], stretches: [], wordStarts: [] }),
  surface: (tokenId: number) => (VOCABULARY[tokenId] ?? "").replace("Ġ", ""),
  startsWord: (tokenId: number) => (VOCABULARY[tokenId] ?? "").startsWith("Ġ"),
};

export const contexts: readonly Context[] = [
  { id: "c1", split: "seen", set: "development", text: "Gisteren zag <mask> de poli." },
  { id: "c2", split: "unseen", set: "development", text: "<mask> is opgenomen." },
  { id: "c3", split: "unseen", set: "development", text: "Besproken met \u001b[2J<mask> vandaag." },
];

export function predict(context: string, ...tokens: readonly string[]): Prediction[] {
  return tokens.map((token, index) => {
    const tokenId = VOCABULARY.indexOf(token);
    return {
      context,
      rank: index + 1,
      tokenId,
      token,
      surface: tokenizer.surface(tokenId),
      probability: 0.5 / (index + 1),
    };
  });
}

export const predictions: readonly Prediction[] = [
  ...predict("c1", "ĠJan", "Ġde", "<s>", "Ġ."),
  ...predict("c2", "De", "ĠBreuk", "ĠJan", "ĠA"),
  ...predict("c3", "ĠÉlise", "ĠJan", "Ġ12"),
];

const NAMES = new Set(["jan", "élise"]);
export const isKnownName = (surface: string) => NAMES.has(surface.toLowerCase());
