import { existsSync } from "node:fs";
import { join } from "node:path";

import { parseSentencePiece } from "../../formats/vocabularies/sentencepiece.ts";
import { readBounded } from "../../formats/with-regular-file.ts";
import { SENTENCEPIECE_FILES } from "../../model/tokenizers/open-tokenizer.ts";

/**
 * The least score from which sentencepiece takes that of the unknown token: of the normal pieces alone, unlike Rust tokenizers,
 * which count every entry. The highest of these where a folder has several models; undefined without one.
 */
export async function readLeastScore(directory: string): Promise<number | undefined> {
  let highest: number | undefined;
  for (const path of SENTENCEPIECE_FILES.map((name) => join(directory, name)).filter(existsSync)) {
    const { pieces, modelType } = parseSentencePiece(await readBounded(path, "sentencepiece model"), path);
    const scores = modelType === "unigram" ? pieces.filter(({ type }) => type === "normal") : [];
    if (scores.length === 0) continue;
    const least = scores.reduce((lowest, { score }) => Math.min(lowest, score), Number.POSITIVE_INFINITY);
    highest = Math.max(highest ?? least, least);
  }
  return highest;
}
