import { combineRecognisers } from "../../recognise/combine/combine.ts";
import { loadPersonNames } from "../../recognise/rules/lists/person-names.ts";
import { createRecogniser } from "../../recognise/parse-spec.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import type { KnownNames } from "../names/collect-known-names.ts";
import type { NameSources } from "../names/weigh-entries.ts";

/** Decides whether an entry without a decision could be a name. */
export interface EntryJudging {
  /** Whether a shipped list has this surface as a name. */
  readonly isListed: (surface: string) => boolean;
  readonly recogniser: Recogniser;
  /** What the recogniser is made of, by SPEC. */
  readonly specs: readonly string[];
}

/** Rules of every language: more than the notes' own can only make more entries doubtful. */
const SHIPPED_SPECS: readonly string[] = ["rules:nl", "rules:es", "rules:it", "rules:en"];

/** What an audit is judged with: the rules of every language, and recognisers besides. A weak one takes nothing away. */
export function judgingSpecs(besides: readonly string[] = []): readonly string[] {
  return [...new Set([...SHIPPED_SPECS, ...besides])];
}

/** Loads recognisers and lists. Throws what `createRecogniser` throws. */
export async function createEntryJudging(specs: readonly string[] = judgingSpecs()): Promise<EntryJudging> {
  const recogniser = combineRecognisers(await Promise.all(specs.map((spec) => createRecogniser(spec))));
  return { isListed: loadPersonNames(), recogniser, specs };
}

export interface JudgeOptions {
  readonly names: NameSources;
  readonly known: KnownNames;
  /** Called where entries are judged alone: lists and recognisers take seconds to load. */
  readonly judging: () => Promise<EntryJudging>;
  readonly k: number;
  readonly seed: number;
  readonly onProgress?: (message: string) => void;
}
