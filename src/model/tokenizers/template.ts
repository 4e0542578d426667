/** A `post_processor` of tokenizer.json that puts one special token before and one after a text. */
export function templateAround(
  [first, firstId]: readonly [string, number],
  [last, lastId]: readonly [string, number],
): Record<string, unknown> {
  const special = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
  const entry = (id: string, tokenId: number) => ({ id, ids: [tokenId], tokens: [id] });
  return {
    type: "TemplateProcessing",
    single: [special(first), { Sequence: { id: "A", type_id: 0 } }, special(last)],
    pair: [],
    special_tokens: { [first]: entry(first, firstId), [last]: entry(last, lastId) },
  };
}
