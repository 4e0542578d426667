import type { MembershipRecord } from "../../../src/audit/membership/membership.ts";
import { createRandom } from "../../../src/base/random.ts";

export interface Made {
  readonly n?: number;
  /** Nats by which the model finds members easier. */
  readonly memory?: number;
  /** Whether members are written in other words. */
  readonly shift?: boolean;
  readonly references?: number;
  /** Spread of what only a second reference adds to a sentence's difficulty, in nats: it is a poor one. */
  readonly poor?: number;
  /** Spread of what the sentences of a group share that the reference does not see, in nats. */
  readonly groupEffect?: number;
  /** Sentences of a group. */
  readonly aGroup?: number;
  readonly seed?: number;
}

/** Spread of what a model adds to a sentence's difficulty, in nats. */
export const NOISE = 0.3;

/** Half members, four sentences a group unless told otherwise; difficulty is a sentence's own, and the reference shares it. */
export function records({
  n = 2400,
  memory = 0,
  shift = false,
  references = 1,
  poor = 0,
  groupEffect = 0,
  aGroup = 4,
  seed = 1,
}: Made): MembershipRecord[] {
  const random = createRandom(seed, "records");
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const effects = groupEffect === 0 ? [] : Array.from({ length: n }, () => groupEffect * normal());
  return Array.from({ length: n }, (_, index) => {
    const isMember = index % 2 === 0;
    const group = 2 * Math.floor(index / (2 * aGroup)) + (index % 2);
    const difficulty = 3 + normal();
    const words = Array.from({ length: 8 }, () => `w${random.int(60)}`);
    if (shift && isMember && random.chance(0.5)) words.push("opname");
    const lossNats = difficulty + (effects[group] ?? 0) + NOISE * normal() - (isMember ? memory : 0);
    return {
      id: `c${index}`,
      text: words.join(" "),
      isMember,
      group: `g${group}`,
      lossNats,
      referenceNats: Array.from(
        { length: references },
        (__, at) => difficulty + (at === 1 ? NOISE + poor : NOISE) * normal(),
      ),
      features: [lossNats, lossNats - 1, lossNats + 1, words.length],
    };
  });
}
