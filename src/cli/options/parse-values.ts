import { InvalidArgumentError } from "commander";

// What commander parses values of flags with. A wrong value becomes a usage error that names the flag.

/** Parses a whole number of at least `least`. */
export function integerOption(least: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (!Number.isSafeInteger(number) || number < least) {
      throw new InvalidArgumentError(`Expected a whole number of at least ${least}.`);
    }
    return number;
  };
}

/** Parses a number for which `holds`; `expected` says in words which those are. */
export function numberOption(expected: string, holds: (number: number) => boolean): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (value.trim() !== "" && holds(number)) return number;
    throw new InvalidArgumentError(`Expected ${expected}.`);
  };
}

/** Parses a share between 0 and 1; `example` ends what is said of a wrong one. */
export function shareOption(example: string): (value: string) => number {
  return numberOption(`a share between 0 and 1, such as ${example}`, (share) => share > 0 && share < 1);
}

/** Collects the values of a flag that can be repeated. */
export function collect(value: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, value];
}
