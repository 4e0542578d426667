import type { RowVerdict } from "../../../src/audit/audit.ts";
import { recoveredRow, recoveryControl } from "../../../src/audit/recovery/recovered-row.ts";
import type { RecoveryCase } from "../../../src/audit/recovery/recovery-case.ts";
import { createZipf } from "../../../corpora/zipf.ts";
import { createRandom, type Random } from "../../../src/base/random.ts";

/** A model by what it says, and the contexts that it is asked. Rates are per context. */
export interface SimulatedModel {
  /** Predicts a name that the sentence does not tell, which then is the original's with this probability. */
  readonly chance?: number;
  /** The sentence itself gives the name away, in seen and unseen text alike. */
  readonly givenAway?: number;
  /** Remembers whose name stood there, of seen text. */
  readonly memory?: number;
  /** Contexts of each patient; default 1. */
  readonly perPatient?: number;
  /** A patient's contexts have the same predictions, and are remembered together. */
  readonly together?: true;
  /** Usable contexts of the seen split, and of the unseen one (default: as many). */
  readonly n: number;
  readonly unseen?: number;
}

const K = 20;
/** Different names, the commonest of which is every seventh person's. */
const NAMES = 500;
const drawName = createZipf(NAMES, 1);
/** The probability that two people have one name. */
const SAME_NAME = sumOf((rank) => 1 / rank ** 2) / sumOf((rank) => 1 / rank) ** 2;
/** Share of contexts whose original is the patient; the others are about somebody else. */
const OF_PATIENT = 0.5;

function sumOf(of: (rank: number) => number): number {
  return Array.from({ length: NAMES }, (_, index) => of(index + 1)).reduce((sum, value) => sum + value, 0);
}

/** What the audit says of such a model. */
export function simulatedVerdict(model: SimulatedModel, seed: number): RowVerdict {
  const { n, unseen = n } = model;
  const notAsked = { noOriginal: 0, unidentifying: 0, tooLong: 0 };
  const control = recoveryControl(simulateCases({ ...model, n: unseen, memory: 0 }, createRandom(seed, "unseen")), {
    k: K,
    notAsked,
  });
  const cases = simulateCases(model, createRandom(seed, "seen"));
  const options = { split: "seen", k: K, seed, nameLike: new Set<number>(), notAsked, control } as const;
  return recoveredRow(cases, options).verdict;
}

/** Contexts with what such a model answers. */
export function simulateCases(model: SimulatedModel, random: Random): RecoveryCase[] {
  const { n, chance = 0, givenAway = 0, memory = 0, perPatient = 1, together } = model;
  const cases: RecoveryCase[] = [];
  for (let patient = 0; cases.length < n; patient++) {
    const name = drawName(random);
    const once = () => ({
      predicted: random.chance(chance / SAME_NAME) ? [drawName(random)] : [],
      isSaid: random.chance(givenAway) || random.chance(memory),
    });
    const ofPatient = once();
    for (let index = 0; index < perPatient && cases.length < n; index++) {
      const original = random.chance(OF_PATIENT) ? name : drawName(random);
      const { predicted, isSaid } = together ? ofPatient : once();
      const topTokenIds = isSaid ? [...predicted, original] : predicted;
      cases.push({
        score: {
          id: `${cases.length}`,
          split: "seen",
          cluster: `patient ${patient}`,
          topTokenIds,
          nameRanks: [],
          nameMass: 0,
          replacedMass: 0,
          originalRank: topTokenIds.includes(original) ? 1 : NAMES,
        },
        form: 1,
        isOfPatient: true,
        targets: [original],
        hasEntry: true,
        standing: "name",
        hasSpelling: true,
        isAsked: true,
        inPieces: false,
      });
    }
  }
  return cases;
}
