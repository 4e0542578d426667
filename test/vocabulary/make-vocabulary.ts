import { readTokenizerObject } from "../../src/formats/tokenizer-json.ts";
import type {
  BpeVocabulary,
  UnigramVocabulary,
  Vocabulary,
  WordPieceVocabulary,
} from "../../src/vocabulary/vocabulary.ts";
import { vocabularyOf } from "../../src/vocabulary/vocabulary.ts";

/** A parsed tokenizer.json with some parts of it exchanged. */
type Parts = Readonly<Record<string, unknown>>;

const SPECIALS = ["<mask>", "<pad>", "<unk>"] as const;

const addedToken = (content: string, id: number) => ({ id, content, special: true });

/** The specials that every vocabulary here begins with. */
export const SPECIAL_COUNT = SPECIALS.length;

function make(raw: Parts): Vocabulary {
  const full = { added_tokens: SPECIALS.map(addedToken), ...raw };
  return vocabularyOf({ json: readTokenizerObject(full, "tokenizer.json"), path: "tokenizer.json", roles: {} });
}

const idsOf = (tokens: readonly string[]) => Object.fromEntries(tokens.map((token, id) => [token, id]));

/** A BPE of these tokens after the specials, byte-level unless `parts` say otherwise. */
export function makeBpe(
  tokens: readonly string[],
  merges: readonly (readonly [string, string])[] = [],
  model: Parts = {},
  parts: Parts = {},
): BpeVocabulary {
  const vocab = idsOf([...SPECIALS, ...tokens]);
  const byteLevel = { type: "ByteLevel", add_prefix_space: false, use_regex: true };
  return make({
    pre_tokenizer: byteLevel,
    decoder: { type: "ByteLevel" },
    ...parts,
    model: { type: "BPE", vocab, merges, ...model },
  }) as BpeVocabulary;
}

/** A WordPiece of these tokens after the specials; BERT's steps around it. */
export function makeWordPiece(tokens: readonly string[], parts: Parts = {}): WordPieceVocabulary {
  const model = { type: "WordPiece", vocab: idsOf([...SPECIALS, ...tokens]), unk_token: "<unk>" };
  const steps = {
    pre_tokenizer: { type: "BertPreTokenizer" },
    decoder: { type: "WordPiece", prefix: "##", cleanup: false },
  };
  return make({ ...steps, ...parts, model }) as WordPieceVocabulary;
}

/** A Unigram of these pieces after the specials, which score 0; a Metaspace around it. */
export function makeUnigram(
  pieces: readonly (readonly [piece: string, score: number])[],
  model: Parts = {},
): UnigramVocabulary {
  const metaspace = { type: "Metaspace", replacement: "▁", prepend_scheme: "always" };
  const vocab = [...SPECIALS.map((piece) => [piece, 0] as const), ...pieces];
  return make({
    pre_tokenizer: metaspace,
    decoder: metaspace,
    model: { type: "Unigram", vocab, unk_id: 2, ...model },
  }) as UnigramVocabulary;
}
