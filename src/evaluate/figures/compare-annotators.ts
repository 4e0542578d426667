import { tokenise } from "../../text/tokenise.ts";
import { cohensKappa, krippendorffsAlpha, observedAgreement } from "./agreement.ts";
import { countSets, type Rates, sumCounts, toRates } from "./rates.ts";
import { onEntities } from "./recall.ts";
import type { ScoredDocument } from "./score.ts";
import { labelTokens, OUTSIDE } from "./token-labels.ts";
import { keyOf } from "./score.ts";

/** How far two annotators of the same documents agree. Coefficients are null where they are not defined. */
export interface AgreementFigures {
  /** Tokens of all documents; each is labelled once by each. */
  readonly tokens: number;
  /** Tokens that at least one of the two marked. */
  readonly markedTokens: number;
  /** Share of tokens with the same label, "O" among them. */
  readonly observedAgreement: number | null;
  /** The same of the tokens that at least one marked: nearly all tokens are "O", and agreeing on those is easy. */
  readonly markedAgreement: number | null;
  readonly cohensKappa: number | null;
  readonly krippendorffsAlpha: number | null;
  /** Spans with the same place and label; the first annotator is taken for the gold, F1 is the same either way. */
  readonly entityF1: Rates;
  /** {@link entityF1} of each label that one of them gave. */
  readonly labels: Readonly<Record<string, Rates>>;
  /** {@link entityF1} of each kind (PERSON, GPE, …) that a label of theirs stands for, labels of one kind counted as the same. */
  readonly entities: Readonly<Record<string, Rates>>;
}

/** Compares two annotators: `gold` holds the spans of one, `system` those of the other. */
export function compareAnnotators(documents: readonly ScoredDocument[]): AgreementFigures {
  const first: string[] = [];
  const second: string[] = [];
  for (const { text, gold, system } of documents) {
    const tokens = tokenise(text);
    for (const { label } of labelTokens(tokens, gold)) first.push(label);
    for (const { label } of labelTokens(tokens, system)) second.push(label);
  }
  const marked = first.flatMap((label, index) =>
    label === OUTSIDE && second[index] === OUTSIDE ? [] : [[label, second[index]] as const],
  );
  return {
    tokens: first.length,
    markedTokens: marked.length,
    observedAgreement: observedAgreement(first, second),
    markedAgreement: observedAgreement(
      marked.map(([ofFirst]) => ofFirst),
      marked.map(([, ofSecond]) => ofSecond),
    ),
    cohensKappa: cohensKappa(first, second),
    krippendorffsAlpha: krippendorffsAlpha([first, second]),
    entityF1: countEntities(documents, () => true),
    labels: countByLabel(documents),
    entities: countByLabel(documents.map(onEntities)),
  };
}

function countByLabel(documents: readonly ScoredDocument[]): Record<string, Rates> {
  const labels = new Set(documents.flatMap(({ gold, system }) => [...gold, ...system]).map(({ label }) => label));
  return Object.fromEntries(
    [...labels].sort().map((label) => [label, countEntities(documents, (other) => other === label)]),
  );
}

function countEntities(documents: readonly ScoredDocument[], isCounted: (label: string) => boolean): Rates {
  const keysOf = (spans: ScoredDocument["gold"]) => new Set(spans.filter(({ label }) => isCounted(label)).map(keyOf));
  return toRates(sumCounts(documents.map(({ gold, system }) => countSets(keysOf(gold), keysOf(system)))));
}
