import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { Lattice } from "../../../src/recognise/crf/lattice.ts";
import { TwoTypeLattice } from "../../../src/recognise/crf/two-type-lattice.ts";
import { startTransitions, statePath, statesOf } from "../../../src/recognise/crf/states.ts";

const TYPES = 2;
const TAGS = 2 * TYPES + 1;

/** All tag sequences of a length that keep to "an inside follows its own type". */
function allPaths(tokens: number): number[][] {
  let paths: number[][] = [[]];
  for (let t = 0; t < tokens; t++) {
    paths = paths.flatMap((path) =>
      Array.from({ length: TAGS }, (_, tag) => tag)
        .filter((tag) => tag === 0 || tag % 2 === 1 || path.at(-1) === tag || path.at(-1) === tag - 1)
        .map((tag) => [...path, tag]),
    );
  }
  return paths;
}

const weight = fc.integer({ min: -40, max: 40 }).map((n) => n / 8);
const lines = fc.integer({ min: 1, max: 4 }).chain((tokens) =>
  fc.record({
    tokens: fc.constant(tokens),
    scores: fc.array(weight, { minLength: tokens * TAGS, maxLength: tokens * TAGS }),
    transitions: fc.array(weight, { minLength: 49, maxLength: 49 }),
  }),
);

function setUp(line: { tokens: number; scores: number[]; transitions: number[] }) {
  const states = statesOf(TYPES);
  const transitions = startTransitions(states).map((start, k) => start + (line.transitions[k] ?? 0));
  const scores = Float32Array.from(line.scores);
  const scoreOf = (path: number[]) => {
    const through = statePath(Uint8Array.from(path), TYPES);
    return path.reduce(
      (sum, tag, t) =>
        sum +
        (scores[t * TAGS + tag] as number) +
        (t === 0 ? 0 : (transitions[(through[t - 1] as number) * states.count + (through[t] as number)] as number)),
      0,
    );
  };
  return { transitions, scores, scoreOf, paths: allPaths(line.tokens) };
}

describe("Lattice", () => {
  it("decodes the best of all paths", () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { transitions, scores, scoreOf, paths } = setUp(line);
        const path = new Uint8Array(line.tokens + 1);
        const lattice = new Lattice(TYPES);
        lattice.setTransitions(transitions);
        lattice.decode(scores, line.tokens, path, 1);
        const best = Math.max(...paths.map(scoreOf));
        expect(scoreOf([...path.subarray(1)])).toBeCloseTo(best, 3);
      }),
    );
  });

  it("infers the partition function, the marginals and the expected transitions of all paths", () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { transitions, scores, scoreOf, paths } = setUp(line);
        const lattice = new Lattice(TYPES);
        lattice.setTransitions(transitions);
        const logZ = lattice.infer(scores, line.tokens, true);
        const z = paths.reduce((sum, path) => sum + Math.exp(scoreOf(path)), 0);
        expect(logZ).toBeCloseTo(Math.log(z), 4);
        for (let t = 0; t < line.tokens; t++) {
          for (let tag = 0; tag < TAGS; tag++) {
            const mass = paths
              .filter((path) => path[t] === tag)
              .reduce((sum, path) => sum + Math.exp(scoreOf(path)), 0);
            expect(lattice.marginal[t * TAGS + tag]).toBeCloseTo(mass / z, 4);
          }
        }
        const transitionsInAll = lattice.transitionCount.reduce((sum, count) => sum + count, 0);
        expect(transitionsInAll).toBeCloseTo(line.tokens - 1, 4);
      }),
    );
  });
});

describe("states", () => {
  it("remember the type of the last span of the line", () => {
    // Outside, a span of type 1, outside, outside, a span of type 0, outside.
    expect([...statePath(Uint8Array.from([0, 3, 4, 0, 0, 1, 0]), TYPES)]).toEqual([0, 3, 4, 6, 6, 1, 5]);
  });
});

describe("a lattice of two types, written out", () => {
  const long = fc.integer({ min: 1, max: 40 }).chain((tokens) =>
    fc.record({
      tokens: fc.constant(tokens),
      scores: fc.array(fc.float({ min: -40, max: 40, noNaN: true }), {
        minLength: tokens * TAGS,
        maxLength: tokens * TAGS,
      }),
      transitions: fc.array(weight, { minLength: 49, maxLength: 49 }),
      since: fc.integer({ min: 0, max: tokens - 1 }),
    }),
  );

  it("gives the same path and marginals to the last bit", () => {
    fc.assert(
      fc.property(long, ({ tokens, scores, transitions, since }) => {
        const weights = startTransitions(statesOf(TYPES)).map((start, k) => start + (transitions[k] ?? 0));
        const read = (lattice: Lattice, from: number) => {
          lattice.setTransitions(weights);
          const path = new Uint8Array(tokens);
          lattice.decode(Float32Array.from(scores), tokens, path, 0);
          lattice.readMarginals(Float32Array.from(scores), tokens, from);
          return { path, marginal: lattice.marginal.slice(since * TAGS, tokens * TAGS) };
        };
        expect(read(new TwoTypeLattice(), since)).toEqual(read(new Lattice(TYPES), 0));
      }),
    );
  });

  it("finds no span where outside leads by what it says is enough", () => {
    fc.assert(
      fc.property(long, ({ tokens, scores, transitions }) => {
        const weights = startTransitions(statesOf(TYPES)).map((start, k) => start + (transitions[k] ?? 0));
        const lattice = new TwoTypeLattice();
        lattice.setTransitions(weights);
        fc.pre(lattice.clearNats < Infinity);
        const clear = Float32Array.from(scores);
        for (let row = 0; row < clear.length; row += TAGS) {
          const most = Math.max(...clear.subarray(row + 1, row + TAGS));
          clear[row] = most + lattice.clearNats + 0.001;
        }
        const path = new Uint8Array(tokens).fill(1);
        lattice.decode(clear, tokens, path, 0);
        expect([...path]).toEqual(Array(tokens).fill(0));
      }),
      // Of transitions drawn at random, three in four let a line win by staying outside after a span.
      { numRuns: 400 },
    );
  });
});
