import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** Counts stop here: products and quotients of them stay numbers. */
const MOST = 1e100;

/** The most that matching from one place in a text may take, up to {@link MOST}. */
interface Work {
  /** Ways in which it can succeed, each of which may be tried when what follows fails. */
  readonly ways: number;
  /** Steps until all of these are tried. */
  readonly steps: number;
}

const ONE: Work = { ways: 1, steps: 1 };

/**
 * An upper bound on the steps that finding every match of a pattern takes in a text of `length` UTF-16 code units, for an engine that goes back
 * (as JavaScript's). A step looks at one character. It is counted, not measured: a repetition can end after each of its rounds, and a round
 * in each of its ways, so that `\s+` has as many ways as the text has characters and `(a+)+` powers of that. The bound is far above
 * what usual patterns need, and infinite for a pattern that cannot be read.
 */
export function createStepBound(pattern: RegExp): (length: number) => number {
  let parsed: AST.Pattern;
  try {
    parsed = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern.source, 0, pattern.source.length, {
      unicode: pattern.unicode,
      unicodeSets: pattern.flags.includes("v"),
    });
  } catch {
    return () => Infinity;
  }
  return (length) => (length + 1) * anyOf(parsed.alternatives, length).steps;
}

function anyOf(alternatives: readonly AST.Alternative[], length: number): Work {
  const works = alternatives.map(({ elements }) => oneAfterAnother(elements, length));
  return { ways: sum(works.map(({ ways }) => ways)), steps: sum(works.map(({ steps }) => steps)) };
}

function oneAfterAnother(elements: readonly AST.Element[], length: number): Work {
  let ways = 1;
  let steps = 1;
  for (const element of elements) {
    const work = workOf(element, length);
    steps = Math.min(MOST, steps + ways * work.steps);
    ways = Math.min(MOST, ways * work.ways);
  }
  return { ways, steps };
}

function workOf(element: AST.Element, length: number): Work {
  switch (element.type) {
    case "Quantifier":
      return repeated(element, length);
    case "Group":
    case "CapturingGroup":
      return anyOf(element.alternatives, length);
    case "Assertion":
      // What is looked ahead or back at is not tried again once it succeeded.
      return "alternatives" in element ? { ways: 1, steps: anyOf(element.alternatives, length).steps } : ONE;
    case "Backreference":
      return { ways: 1, steps: length + 1 };
    default:
      return ONE;
  }
}

function repeated({ element, min, max }: AST.Quantifier, length: number): Work {
  const { ways, steps } = workOf(element, length);
  // A round that matches nothing is the last one, but for those that must be.
  const rounds = Math.max(min, Math.min(max, length + 1));
  const all = ways === 1 ? rounds + 1 : (ways ** (rounds + 1) - 1) / (ways - 1);
  return { ways: Math.min(MOST, all), steps: Math.min(MOST, all * steps) };
}

function sum(numbers: readonly number[]): number {
  return Math.min(
    MOST,
    numbers.reduce((total, number) => total + number, 0),
  );
}
