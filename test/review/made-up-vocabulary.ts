import { createRandom, type Random } from "../../src/base/random.ts";
import type { Known } from "../../src/review/score/known-entries.ts";
import type { StoppingCandidate } from "../../src/review/stopping/stopping-rule.ts";
import type { SimulatedVocabulary } from "../../bench/simulate-review.ts";

/**
 * How the scores of a made-up vocabulary relate to the truth. `fitting`: off by as much as `carries` says. `too-low`, `too-high`: by three nats. `other-language`:
 * three names in four look like ordinary words, and few are known, as where step 1 and the lists are of another language. `no-signal`: drawn
 * from the same scores without regard to the truth.
 */
export const SCORES = ["fitting", "too-low", "too-high", "other-language", "no-signal"] as const;
export type Scores = (typeof SCORES)[number];

export const CARRIES = { shiftNats: 0.7, slope: 0.2 };

const ENTRIES = 6000;
const SAMPLE = 150;
/** Less likely entries are no candidates. */
const LEAST_CANDIDATE = 0.002;
const FAR_NATS = 3;
const CENTRE_NATS = -3;
const LOOKS_ORDINARY = 0.75;
/** Of plain names and plain words the share that evidence beside the model knows. */
const KNOWN_SHARE = 0.6;

interface MadeUp {
  readonly tokenId: number;
  readonly isName: boolean;
  /** Log odds that are right. */
  readonly true: number;
  readonly scored: number;
}

/** A vocabulary of 6,000 entries, about `share` of them plain names, with scores of a kind, in the order in which candidates are shown. */
export function makeVocabulary(seed: number, scores: Scores, share = 0.04): SimulatedVocabulary {
  const random = createRandom(seed, `made-up vocabulary ${scores}`);
  const shift = scores === "fitting" ? CARRIES.shiftNats * normal(random) : scores === "too-low" ? FAR_NATS : scores === "too-high" ? -FAR_NATS : 0; // prettier-ignore
  const stretch = scores === "fitting" ? Math.max(0.5, 1 + CARRIES.slope * normal(random)) : 1;
  const drawn = Array.from({ length: ENTRIES }, (_, tokenId): MadeUp => {
    const scored = drawLogOdds(random, share);
    const right = CENTRE_NATS + shift + stretch * (scored - CENTRE_NATS);
    return { tokenId, isName: random.chance(1 / (1 + Math.exp(-right))), true: right, scored };
  });
  const entries = disturb(drawn, scores, random);
  const known = (entry: MadeUp): Known | undefined => {
    const isPlain = entry.isName ? entry.true > 2 : entry.true < -5;
    const isFew = scores === "other-language" && entry.isName;
    return isPlain && random.chance(isFew ? KNOWN_SHARE / 10 : KNOWN_SHARE)
      ? entry.isName
        ? "name"
        : "word"
      : undefined;
  };
  const candidates = entries.map((entry): StoppingCandidate => {
    const kind = known(entry);
    const probability = 1 / (1 + Math.exp(-entry.scored));
    return { tokenId: entry.tokenId, probability, isSampled: false, isPiece: false, ...(kind && { known: kind }) };
  });
  candidates.sort((a, b) => b.probability - a.probability || a.tokenId - b.tokenId);
  const suspects = candidates.filter(({ probability }) => probability >= LEAST_CANDIDATE);
  const rest = random.shuffle(candidates.slice(suspects.length));
  const sample = rest.slice(0, SAMPLE).map((entry) => ({ ...entry, isSampled: true }));
  const shown = suspects.flatMap((entry, index) => [
    entry,
    ...(index % 4 === 0 ? sample.slice(index / 4, index / 4 + 1) : []),
  ]);
  return {
    names: new Set(entries.filter(({ isName }) => isName).map(({ tokenId }) => tokenId)),
    list: {
      candidates: [...shown, ...sample.slice(Math.ceil(suspects.length / 4))],
      tail: rest.slice(SAMPLE).map(({ tokenId, probability }) => ({ tokenId, probability, isPiece: false })),
    },
  };
}

/** Plain names, what may be one, and by far the most that is plainly none. */
function drawLogOdds(random: Random, share: number): number {
  const kind = random.next();
  if (kind < share) return 5 + 2 * normal(random);
  if (kind < 2 * share) return -1.5 + 2 * normal(random);
  return Math.min(-4, -11 + 2.5 * normal(random));
}

function disturb(entries: readonly MadeUp[], scores: Scores, random: Random): readonly MadeUp[] {
  if (scores === "no-signal") {
    const shuffled = random.shuffle(entries.map(({ scored }) => scored));
    return entries.map((entry, index) => ({ ...entry, scored: shuffled[index] as number }));
  }
  if (scores !== "other-language") return entries;
  const ordinary = entries.filter(({ isName }) => !isName).map(({ scored }) => scored);
  return entries.map((entry) =>
    entry.isName && random.chance(LOOKS_ORDINARY) ? { ...entry, scored: random.pick(ordinary) } : entry,
  );
}

/** Box & Muller 1958. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
