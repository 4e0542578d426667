import type { Look } from "./look.ts";

/** A reference that an audit was made with. */
export interface GivenReference {
  /** Name of its folder, so that a person knows it again. Private. */
  readonly file: string;
  /** Of its weights: of their numbers where they can be read, of the files otherwise. */
  readonly sha256: string;
  /** Of the ids in its `members.txt`; absent without one. */
  readonly members?: string;
}

/** What an audit was given that its attacks rest on: left out later, the figures could only get better. */
export interface GivenInputs {
  /** Those that an attack was made against. */
  readonly references: readonly GivenReference[];
  /** Of the file of planted people; absent where no attack took one. */
  readonly canaries?: string;
  /** Groups of test contexts that nothing known makes one: patients, or documents. */
  readonly units: number;
}

/** What earlier audits of a model had and this one lacks. */
export interface LeftOut {
  readonly references: readonly GivenReference[];
  /** An earlier audit had another file of planted people. */
  readonly isOtherPlanting: boolean;
  /** Groups that an earlier audit of the same test contexts had, where they were fewer; absent otherwise. */
  readonly fewerUnits?: number;
}

/**
 * What earlier looks at a model, or at what it was rewritten from or to, were made with and this one lacks. Looks at other test contexts count, too: a
 * reference shows a leak in any of them. Groups are compared for the same test contexts alone. An audit that was interrupted and is begun again showed
 * nothing, and does not count.
 */
export function findLeftOut(earlier: readonly Look[], now: Look): LeftOut {
  const { given } = now;
  const others = earlier.filter(({ id, begun }) => id !== now.id && (begun === undefined || begun !== now.begun));
  const known = new Map<string, GivenReference>();
  for (const one of others.flatMap((look) => look.given?.references ?? []))
    known.set(`${one.sha256} ${one.members ?? ""}`, one);
  const isGiven = ({ sha256, members }: GivenReference) =>
    given?.references.some((own) => own.sha256 === sha256 && (members === undefined || own.members === members));
  const units = others.flatMap((look) => (look.contexts === now.contexts ? (look.given?.units ?? []) : []));
  // The first file counts: going back to it must be possible.
  const planting = others.find((look) => look.given?.canaries !== undefined)?.given?.canaries;
  const fewest = Math.min(...units);
  return {
    references: [...known.values()].filter((one) => isGiven(one) !== true),
    isOtherPlanting: given?.canaries !== undefined && planting !== undefined && planting !== given.canaries,
    ...(given !== undefined && fewest < given.units && { fewerUnits: fewest }),
  };
}
