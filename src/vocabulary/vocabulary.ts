import { join } from "node:path";

import { readTextFile } from "../base/files.ts";
import { isObject } from "../base/json-values.ts";
import type { TokenizerJson } from "../formats/tokenizer-json.ts";
import { parseJson } from "../formats/json/parse-json.ts";
import { readTokenizerFiles, type TokenizerFiles } from "../model/tokenizers/open-tokenizer.ts";
import { specialsAround } from "../model/tokenizers/specials-around.ts";
import type { Merge } from "../model/tokenizers/bpe.ts";
import { readLeastScore } from "./files/least-score.ts";
import { requireAgreement } from "./files/require-agreement.ts";

/** How a vocabulary turns words into entries. */
export type Family = Vocabulary["family"];

/** What the vocabularies of every family have. */
export interface Entries {
  /** Token strings by id; empty for an id that no entry has. Of an entry that a file lists twice, both ids may have it. */
  readonly tokens: readonly string[];
  /** Ids that must stay as they are: special tokens by any role, and what a post-processor puts around a text. */
  readonly specialTokenIds: ReadonlySet<number>;
  /** Ids of added tokens that are not special: looked for in the text before it is split. */
  readonly addedTokenIds: ReadonlySet<number>;
  /** tokenizer.json, or what it would hold, and the roles of special tokens. */
  readonly source: Pick<TokenizerFiles, "json" | "path" | "roles">;
}

/** A BPE vocabulary: byte-level, with prefix marks (`▁`) or suffix marks (`</w>`). */
export interface BpeVocabulary extends Entries {
  readonly family: "bpe";
  /** The entries spell bytes (`Ġ`, `Ã©`) rather than characters. */
  readonly byteLevel: boolean;
  readonly merges: readonly Merge[];
  /** A word that is an entry as a whole is not split, so that every entry can be produced whatever the merges say. */
  readonly ignoreMerges: boolean;
  /** What the last character of a word carries, `</w>`; empty for none. */
  readonly endOfWordSuffix: string;
  /** What every character of a word but the first carries, `##`; empty for none. */
  readonly continuingPrefix: string;
}

/** A WordPiece vocabulary: longest match first. */
export interface WordPieceVocabulary extends Entries {
  readonly family: "wordpiece";
  /** What every piece of a word but the first begins with, `##`. */
  readonly continuingPrefix: string;
  readonly unkTokenId: number | undefined;
}

/** A Unigram vocabulary: the most probable path. */
export interface UnigramVocabulary extends Entries {
  readonly family: "unigram";
  /** Log probabilities (nats) by id, of the model's own pieces. */
  readonly scores: readonly number[];
  /**
   * The least score of a piece, which a placeholder gets: no lower, because Rust tokenizers and sentencepiece take the unknown token's
   * from the least one (minus 10), and so would choose it elsewhere. Where files differ in what they count, the highest of theirs.
   */
  readonly placeholderScore: number;
  readonly unkTokenId: number | undefined;
}

/** A vocabulary as values, with what its family needs. */
export type Vocabulary = BpeVocabulary | WordPieceVocabulary | UnigramVocabulary;

/**
 * The vocabulary of a checkpoint folder, from its `tokenizer.json` or, where there is none, from the files that older
 * checkpoints have; all of these that are present must say the same.
 * Throws `checkpoint-mismatch` naming the file that does not, and what reading the files throws.
 *
 * @param known the tokenizer's files, if they have been read
 */
export async function readVocabulary(directory: string, known?: TokenizerFiles): Promise<Vocabulary> {
  const files = known ?? (await readTokenizerFiles(directory, await modelTypeOf(directory)));
  await requireAgreement(directory, files.json);
  const vocabulary = vocabularyOf(files);
  if (vocabulary.family !== "unigram") return vocabulary;
  const leastScore = (await readLeastScore(directory)) ?? vocabulary.placeholderScore;
  return { ...vocabulary, placeholderScore: Math.max(vocabulary.placeholderScore, leastScore) };
}

async function modelTypeOf(directory: string): Promise<unknown> {
  const config = parseJson(await readTextFile(join(directory, "config.json")));
  return isObject(config) ? config["model_type"] : undefined;
}

/** The vocabulary that a parsed tokenizer.json describes. Pure. Throws `input-format` for a malformed post-processor. */
export function vocabularyOf(source: Entries["source"]): Vocabulary {
  const { json, path } = source;
  const { model, tokens } = json;
  const specialTokenIds = specialIds(source);
  const entries = {
    tokens,
    specialTokenIds,
    addedTokenIds: new Set(json.addedTokens.map(({ id }) => id).filter((id) => !specialTokenIds.has(id))),
    source: { json, path, roles: source.roles },
  };
  switch (model.type) {
    case "BPE":
      return {
        family: "bpe",
        ...entries,
        byteLevel: json.byteLevel,
        merges: model.merges,
        ignoreMerges: model.ignoreMerges,
        endOfWordSuffix: model.endOfWordSuffix,
        continuingPrefix: model.continuingPrefix,
      };
    case "WordPiece": {
      const { continuingPrefix } = model;
      return { family: "wordpiece", ...entries, continuingPrefix, unkTokenId: model.vocab.get(model.unkToken) };
    }
    case "Unigram": {
      const scores = model.pieces.map(([, score]) => score);
      const placeholderScore = scores.reduce((least, score) => Math.min(least, score), Number.POSITIVE_INFINITY);
      return { family: "unigram", ...entries, scores, placeholderScore, unkTokenId: model.unkId ?? undefined };
    }
  }
}

/** What families call these roles where the files do not say. */
const USUAL_SPECIALS = ["<mask>", "[MASK]", "<pad>", "[PAD]", "<unk>", "[UNK]"];

function specialIds({ json, path, roles }: Entries["source"]): Set<number> {
  const { before, after } = specialsAround(json.raw["post_processor"], json.size, path);
  const special = json.addedTokens.filter((token) => token.special).map(({ id }) => id);
  const { model } = json;
  const unknown = model.type === "Unigram" ? (model.unkId ?? undefined) : idOf(json, model.unkToken ?? undefined);
  const named = [roles.mask, roles.pad, roles.unk, ...USUAL_SPECIALS].map((content) => idOf(json, content));
  const ids = [...special, ...before, ...after, unknown, ...named];
  return new Set(ids.filter((id) => id !== undefined));
}

function idOf({ model, addedTokens }: TokenizerJson, content: string | undefined): number | undefined {
  if (content === undefined) return undefined;
  return addedTokens.find((token) => token.content === content)?.id ?? model.vocab.get(content);
}
