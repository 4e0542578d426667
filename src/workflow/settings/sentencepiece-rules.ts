import type { FieldRule, FieldRules } from "../../formats/json/drop-fields.ts";

/** Of the training settings (sentencepiece_model.proto) those that say how text is cut: numbers, symbols and the special pieces. */
const NEEDED = [3, 4, 6, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 30, 31, 32, 33, 34, 35, 36, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52]; // prettier-ignore
const NORMALIZERS = /^(?:nmt_nfkc|nfkc|nmt_nfkc_cf|nfkc_cf|nfkd|nfc|nfd|identity|user_defined|)$/;
const NORMALIZER: FieldRules = {
  1: { as: "normalizer_spec.name", rename: (name) => (NORMALIZERS.test(name) ? name : "user_defined") },
  2: true, 3: true, 4: true, 5: true, 6: "normalizer_spec.rule_file", others: "normalizer_spec.setting",
}; // prettier-ignore

/** What is published of a sentencepiece model: pieces, how text is normalised and cut; no file, no language, no sentences kept to test it. */
export const SENTENCEPIECE: FieldRules = {
  1: true,
  2: {
    ...Object.fromEntries(NEEDED.map((field): [number, FieldRule] => [field, true])),
    1: "trainer_spec.input", 2: "trainer_spec.model_prefix", others: "trainer_spec.setting",
  },
  3: NORMALIZER, 4: "self_test_data", 5: NORMALIZER, others: "unknown field",
}; // prettier-ignore
