import type { Context, Original } from "../../probe/contexts/context.ts";
import type { KnownNames } from "./collect-known-names.ts";
import { nameParts } from "./name-parts.ts";

/** How many of the contexts' originals the lists know. Counts alone, no name. */
export interface ListCoverage {
  /** Contexts counted: those whose original has a part that identifies, and those whose original is not known. */
  readonly n: number;
  /** Contexts whose original is known in every part that identifies. */
  readonly known: number;
  /** Parts that identify, of all originals that there are; and those of them that are known. */
  readonly parts: number;
  readonly knownParts: number;
  /** Contexts without an original: what stood there is unknown, so they count as not known. */
  readonly unknownOriginals: number;
  /** Contexts that are not counted: their original is initials, a title or too short, which no list can know. */
  readonly unidentifying: number;
  /** The same by the user's list alone, for information. */
  readonly byListAlone: { readonly known: number; readonly knownParts: number };
}

/**
 * The coverage of a set of contexts: a known original says nothing by itself, since `known` holds the originals too, but a context
 * whose original is missing is not known, and neither is one of which a part is missing.
 */
export function measureCoverage(
  contexts: Iterable<Pick<Context, "id">>,
  originals: ReadonlyMap<string, Pick<Original, "original">>,
  { parts: known, listedParts: listed }: Pick<KnownNames, "parts" | "listedParts">,
): ListCoverage {
  const counts = { n: 0, known: 0, parts: 0, knownParts: 0, unknownOriginals: 0, unidentifying: 0 };
  const alone = { known: 0, knownParts: 0 };
  for (const { id } of contexts) {
    const original = originals.get(id)?.original;
    const parts = original === undefined ? [] : nameParts(original);
    if (original === undefined) counts.unknownOriginals++;
    else if (parts.length === 0) counts.unidentifying++;
    if (original !== undefined && parts.length === 0) continue;
    counts.n++;
    if (original === undefined) continue;
    const found = parts.filter((part) => known.has(part)).length;
    const foundAlone = parts.filter((part) => listed.has(part)).length;
    counts.parts += parts.length;
    counts.knownParts += found;
    counts.known += found === parts.length ? 1 : 0;
    alone.knownParts += foundAlone;
    alone.known += foundAlone === parts.length ? 1 : 0;
  }
  return { ...counts, byListAlone: alone };
}
