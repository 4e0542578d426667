/** Of files: CoNLL, records, `tokenizer.json`. Not stable: may change in any version. */
export { type ConllDocument, parseConll, type ParseConllOptions } from "../formats/conll/conll.ts";
export type { ConllScheme } from "../formats/conll/conll-schemes.ts";
export { formatConll, type FormatConllOptions } from "../formats/conll/format-conll.ts";
export type { RecordFormat } from "../formats/records/record-codec.ts";
export type { TokenizerJson } from "../formats/tokenizer-json.ts";
export type { AddedToken } from "../formats/tokenizer-json/added-tokens.ts";
export type { TokenizerMerge } from "../formats/tokenizer-json/merges.ts";
export type { BpeModel, TokenizerModel, UnigramModel, WordPieceModel } from "../formats/tokenizer-json/models.ts";
