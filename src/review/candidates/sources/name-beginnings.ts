import type { MaskedLanguageModel } from "../../../model/session.ts";
import type { Context } from "../../../probe/contexts/context.ts";
import { maskedInput } from "../../../probe/fill/fill-mask.ts";
import { respell } from "../../../probe/fill/respell.ts";
import { foldSurface } from "../../../text/fold.ts";
import type { PiecesEvidence } from "../candidate-evidence.ts";
import { isCapitalised, letterCount } from "../../score/suspicion.ts";

/** Pieces of a name, tried in turn, and fillings looked at of each context. */
const PIECES = [2, 3] as const;
const BEAM = 10;
/** Contexts that begin no name elsewhere are chance. */
const FEWEST_CONTEXTS = 2;
const MOST_EXAMPLES = 5;
const FEWEST_LETTERS = 3;

/**
 * The entries that begin names which the model says in two or three pieces where a name stood, by id: the first entry begins a word, the others go on with it,
 * and together they spell, with a capital, what is a name by `isName`, though the first alone is another word or none. An entry counts once a
 * context, and only if it begins names in two at least.
 */
export async function findNameBeginnings(
  session: MaskedLanguageModel,
  contexts: readonly Pick<Context, "id" | "text">[],
  isName: (surface: string) => boolean,
): Promise<Map<number, PiecesEvidence>> {
  const { tokenizer } = session.checkpoint;
  const inputs = contexts.map((context) => maskedInput(context, tokenizer));
  const found = new Map<number, { contexts: Set<string>; examples: PiecesEvidence["examples"][number][] }>();
  for (const pieces of PIECES) {
    const fillings = await respell(session, inputs, { pieces, beam: BEAM });
    for (const [index, spelled] of fillings.entries()) {
      const context = (contexts[index] as (typeof contexts)[number]).id;
      for (const { tokenIds, surface } of spelled) {
        const [first, ...rest] = tokenIds as [number, ...number[]];
        if (rest.some((tokenId) => tokenizer.startsWord(tokenId))) continue;
        if (!isCapitalised(surface) || letterCount(surface) < FEWEST_LETTERS || /\s/u.test(surface)) continue;
        if (foldSurface(surface) === foldSurface(tokenizer.surface(first)) || !isName(surface)) continue;
        const entry = found.get(first) ?? { contexts: new Set(), examples: [] };
        found.set(first, entry);
        entry.contexts.add(context);
        const isNew = entry.examples.every((example) => example.tokenIds.join(" ") !== tokenIds.join(" "));
        if (isNew && entry.examples.length < MOST_EXAMPLES)
          entry.examples.push({ tokenIds, pieces: tokenIds.map((tokenId) => tokenizer.surface(tokenId)), context });
      }
    }
  }
  return new Map(
    [...found]
      .filter(([, entry]) => entry.contexts.size >= FEWEST_CONTEXTS)
      .map(([tokenId, entry]) => [
        tokenId,
        { contexts: entry.contexts.size, contextsAsked: contexts.length, examples: entry.examples },
      ]),
  );
}
