import { createRandom } from "../../base/random.ts";
import { tokenise } from "../../text/tokenise.ts";

/** A text of one of two classes, with the group (patient, document) it belongs to. */
export interface ClassifiedText {
  readonly text: string;
  readonly isPositive: boolean;
  readonly group: string;
}

/** Parts that the groups are dealt into; each is scored by what the others hold. */
const FOLDS = 5;
/** Added to each count, so that a word that one class lacks decides nothing alone (Laplace). */
const SMOOTHING = 1;

/**
 * How likely the positive class is by the words of a text alone: log odds of naive Bayes on which words occur, each text scored by texts
 * of other groups (five-fold by group). Classes that differ by this differ in kind.
 */
export function scoreByWords(texts: readonly ClassifiedText[], seed: number): number[] {
  const groups = createRandom(seed, "bag of words").shuffle([...new Set(texts.map(({ group }) => group))].sort());
  const foldOf = new Map(groups.map((group, index) => [group, index % FOLDS]));
  const words = texts.map(({ text }) => wordsOf(text));
  const scores = texts.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeldOut = (index: number) => foldOf.get(texts[index]?.group as string) === fold;
    const model = train(
      texts.flatMap(({ isPositive }, index) =>
        isHeldOut(index) ? [] : [{ isPositive, words: words[index] as ReadonlySet<string> }],
      ),
    );
    for (const index of texts.keys()) if (isHeldOut(index)) scores[index] = model(words[index] as ReadonlySet<string>);
  }
  return scores;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(tokenise(text).map(({ start, end }) => text.slice(start, end).toLowerCase()));
}

function train(texts: readonly { readonly isPositive: boolean; readonly words: ReadonlySet<string> }[]) {
  const counts = new Map<string, [negative: number, positive: number]>();
  const totals: [number, number] = [0, 0];
  for (const { isPositive, words } of texts) {
    const side = isPositive ? 1 : 0;
    totals[side]++;
    for (const word of words) {
      const count = counts.get(word) ?? [0, 0];
      count[side]++;
      counts.set(word, count);
    }
  }
  const share = (count: number, side: 0 | 1) => (count + SMOOTHING) / (totals[side] + 2 * SMOOTHING);
  const weights = new Map(
    [...counts].map(([word, [negative, positive]]) => [word, Math.log(share(positive, 1) / share(negative, 0))]),
  );
  return (words: ReadonlySet<string>) => [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
}
