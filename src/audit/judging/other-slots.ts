import type { MaskedInput } from "../../model/batches.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import { type Context, MASK } from "../../probe/contexts/context.ts";
import { maskedInput } from "../../probe/fill/fill-mask.ts";
import { chooseWords } from "../../probe/score/masked-loss.ts";

/** What stands at the name's place while another word is masked: as step 1 writes it. */
const LABEL = "PERSON";

/**
 * For each context another slot of its text: the label PERSON stands where the name stood, and one other word, drawn by seed and the
 * context's place in the list, is masked whole by a single mask, as the name was. Undefined where the text has no other word.
 */
export function otherSlots(
  contexts: readonly Pick<Context, "id" | "text">[],
  tokenizer: Tokenizer,
  seed: number,
): (MaskedInput | undefined)[] {
  return contexts.map(({ id, text }, index) => {
    const filled = text.replace(MASK, LABEL);
    const start = text.indexOf(MASK);
    // A share of nothing still chooses one word.
    const [word] = chooseWords({ text: filled, excluded: [{ start, end: start + LABEL.length }] }, index, {
      seed,
      share: 0,
    });
    if (word === undefined) return undefined;
    return maskedInput({ id, text: filled.slice(0, word.start) + MASK + filled.slice(word.end) }, tokenizer);
  });
}
