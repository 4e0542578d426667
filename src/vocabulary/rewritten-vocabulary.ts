import { isObject } from "../base/json-values.ts";
import { readTokenizerObject } from "../formats/tokenizer-json.ts";
import type { Merge } from "../model/tokenizers/bpe.ts";
import type { Replacement } from "./plan/replacement.ts";
import { vocabularyOf, type Vocabulary } from "./vocabulary.ts";

/** What of a plan changes the vocabulary. */
export interface Changes {
  readonly replacements: readonly Replacement[];
  readonly merges: readonly Merge[];
  readonly ignoreMerges: boolean;
}

/** The vocabulary that a plan makes, without writing a file: as reading the rewritten files gives it. */
export function rewrittenVocabulary(vocabulary: Vocabulary, changes: Changes): Vocabulary {
  const { json, path, roles } = vocabulary.source;
  const placeholders = new Map(changes.replacements.map(({ token, placeholder }) => [token, placeholder]));
  const added = Array.isArray(json.raw["added_tokens"]) ? json.raw["added_tokens"] : [];
  const raw = {
    ...json.raw,
    model: rewrittenModel(vocabulary, changes, placeholders),
    added_tokens: added.map((token: Record<string, unknown>) => {
      const placeholder = placeholders.get(String(token["content"]));
      return placeholder === undefined ? token : { ...token, content: placeholder };
    }),
  };
  return vocabularyOf({ json: readTokenizerObject(raw, path), path, roles });
}

function rewrittenModel(
  { source }: Vocabulary,
  changes: Changes,
  placeholders: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { model, raw } = source.json;
  const rawModel = isObject(raw["model"]) ? raw["model"] : {};
  if (model.type === "Unigram") {
    const pieces = [...model.pieces];
    for (const { tokenId, placeholder, score } of changes.replacements) {
      const piece = pieces[tokenId];
      if (piece !== undefined) pieces[tokenId] = [placeholder, score ?? piece[1]];
    }
    return { ...rawModel, type: model.type, vocab: pieces };
  }
  const vocab = Object.fromEntries([...model.vocab].map(([token, id]) => [placeholders.get(token) ?? token, id]));
  if (model.type === "WordPiece") return { ...rawModel, type: model.type, vocab };
  return { ...rawModel, type: model.type, vocab, merges: changes.merges, ignore_merges: changes.ignoreMerges };
}
