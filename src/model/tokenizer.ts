import { fileError } from "../base/errors.ts";
import type { AddedToken } from "../formats/tokenizer-json/added-tokens.ts";
import type { TokenizerJson } from "../formats/tokenizer-json.ts";
import type { Tokenizer } from "./checkpoint.ts";
import { countBuiltThrough } from "./tokenizers/built-through.ts";
import { createDecoder } from "./tokenizers/create-decoder.ts";
import { createPipeline } from "./tokenizers/pipeline.ts";
import { specialsAround } from "./tokenizers/specials-around.ts";
import { createSurfaces } from "./tokenizers/surfaces.ts";

/** Special tokens by role, as tokenizer_config.json and special_tokens_map.json name them; undefined where they do not. */
export interface SpecialTokens {
  readonly mask?: string | undefined;
  readonly pad?: string | undefined;
  readonly unk?: string | undefined;
}

/** What families call the roles, where the files do not say: RoBERTa, XLM-RoBERTa and CamemBERT; BERT and its like. */
const USUAL = { mask: ["<mask>", "[MASK]"], pad: ["<pad>", "[PAD]"], unk: ["<unk>", "[UNK]"] } as const;

/**
 * A tokenizer as tokenizer.json describes it, with the algorithms of `@huggingface/tokenizers`. `truncation`, `padding` and the
 * `dropout` of a BPE, which the file may hold, matter to training alone and are left out.
 * Throws `checkpoint-unsupported` for a part that we do not run, or if mask or padding token are not among its entries, and
 * `input-format`.
 *
 * @param vocabularySize rows of the model, which may be more than the tokenizer has entries; the others are empty strings
 */
export function createTokenizer(
  json: TokenizerJson,
  special: SpecialTokens,
  path = "tokenizer.json",
  vocabularySize = json.size,
): Tokenizer {
  const idOf = createLookup(json);
  const maskTokenId = requireToken(idOf, special.mask, "mask", path);
  const padTokenId = requireToken(idOf, special.pad, "padding", path);
  const mask = json.addedTokens.find(({ id }) => id === maskTokenId) ?? plainToken(json, maskTokenId);
  const pipeline = createPipeline(json, mask, path);
  const { before, after } = specialsAround(json.raw["post_processor"], json.size, path);
  const specialTokenIds = new Set([
    ...json.addedTokens.filter((token) => token.special).map((token) => token.id),
    maskTokenId,
    padTokenId,
    ...before,
    ...after,
  ]);
  const decode = createDecoder(json, path);
  const surfaces = createSurfaces(json, specialTokenIds);
  const cutsWords = (json.raw["pre_tokenizer"] ?? null) !== null;
  const unkTokenId = unknownId(json, idOf, special.unk);
  const padding = Math.max(0, vocabularySize - json.size);
  return {
    vocabulary: [...json.tokens, ...Array.from({ length: padding }, () => "")],
    maskTokenId,
    padTokenId,
    specialTokenIds,
    ...(unkTokenId !== undefined && { unkTokenId }),
    encode: (text) => [...before, ...pipeline(text).map(({ tokenId }) => tokenId), ...after],
    encodePlain: (text) => pipeline(text).map(({ tokenId }) => tokenId),
    align: (text) => {
      const placed = pipeline(text);
      return {
        tokenIds: [...before, ...placed.map(({ tokenId }) => tokenId), ...after],
        stretches: [
          ...before.map(() => undefined),
          ...placed.map(({ start, end }) => ({ start, end })),
          ...after.map(() => undefined),
        ],
        wordStarts: [
          ...before.map(() => true),
          ...placed.map(({ startsWord, tokenId }) => startsWord || (!cutsWords && surfaces.startsWord(tokenId))),
          ...after.map(() => true),
        ],
      };
    },
    decode: (tokenIds) =>
      decode(
        tokenIds.flatMap((tokenId) => {
          const token = specialTokenIds.has(tokenId) ? "" : (json.tokens[tokenId] ?? "");
          return token === "" ? [] : [token];
        }),
      ),
    ...surfaces,
    ...createBuiltThrough(json),
  };
}

/** Counted when it is first asked for. */
function createBuiltThrough({ model, tokens }: TokenizerJson): Pick<Tokenizer, "builtThrough"> {
  if (model.type !== "BPE") return {};
  let counts: ReadonlyMap<string, number> | undefined;
  return {
    builtThrough: (tokenId) => {
      counts ??= countBuiltThrough(model.merges, model);
      return counts.get(tokens[tokenId] ?? "") ?? 0;
    },
  };
}

function createLookup({ addedTokens, model }: TokenizerJson): (content: string) => number | undefined {
  const added = new Map(addedTokens.map(({ content, id }) => [content, id]));
  return (content) => added.get(content) ?? model.vocab.get(content);
}

function requireToken(
  idOf: (content: string) => number | undefined,
  named: string | undefined,
  role: "mask" | "padding",
  path: string,
): number {
  const candidates = named === undefined ? USUAL[role === "mask" ? "mask" : "pad"] : [named];
  for (const content of candidates) {
    const id = idOf(content);
    if (id !== undefined) return id;
  }
  throw fileError(
    "checkpoint-unsupported",
    path,
    `expected a ${role} token (${candidates.join(" or ")}) among the entries, found none. Is this a masked language model's tokenizer?`,
    { role },
  );
}

function unknownId(
  { model }: TokenizerJson,
  idOf: (content: string) => number | undefined,
  named: string | undefined,
): number | undefined {
  if (model.type === "Unigram" && model.unkId !== null) return model.unkId;
  const token = model.type === "Unigram" ? null : model.unkToken;
  for (const content of [token, named, ...USUAL.unk]) {
    const id = typeof content === "string" ? idOf(content) : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}

function plainToken({ tokens }: TokenizerJson, id: number): AddedToken {
  const content = tokens[id] as string;
  return { id, content, special: true, lstrip: false, rstrip: false, normalized: false, singleWord: false };
}
