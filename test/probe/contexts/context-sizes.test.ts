import { expect, it } from "vitest";

import { sampleSizeForPower } from "../../../src/base/statistics/sample-size.ts";
import { CHANCE_IN, CONTEXT_LIMITS, ENOUGH_CONTEXTS, POWER } from "../../../src/probe/contexts/context-sizes.ts";

it("so many contexts are enough as the limit, chance and power ask for", () => {
  expect(ENOUGH_CONTEXTS).toBe(sampleSizeForPower({ limit: CONTEXT_LIMITS.recovery, rate: 1 / CHANCE_IN, power: POWER })); // prettier-ignore
});
