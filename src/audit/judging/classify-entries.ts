import type { Tokenizer } from "../../model/checkpoint.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import type { Decision } from "../../review/decision.ts";
import { type Judgement, judgedSurface } from "../../review/judgement.ts";
import { isCapitalised } from "../../review/suspicion.ts";
import { isNamePart } from "../names/name-parts.ts";
import { createCannotBeName } from "./cannot-be-name.ts";
import type { EntrySighting } from "./entry-sightings.ts";
import { recogniseEntries } from "./recognise-entries.ts";

/**
 * Why an entry that nobody judged could be a name: a shipped list has it; a recogniser calls it a person; it stood capitalised
 * inside a sentence; or somebody was unsure of it.
 */
export type NameReason = "listed" | "recognised" | "capitalised" | "unsure";

/** What is known of one entry among the likeliest. Private. */
export interface EntryClass {
  readonly tokenId: number;
  readonly surface: string;
  /** `cannot`: it cannot be a name, see `createCannotBeName`. `unjudged`: nobody said what it is. */
  readonly class: "name" | "keep" | "cannot" | "unjudged";
  /** Who says so; absent for `cannot` and `unjudged`. `known`: it is a part of a known name, and nobody kept it. */
  readonly by?: "decision" | "judgement" | "known";
  /** It is spelled like a part of a known name, whatever its class. */
  readonly isKnownPart: boolean;
  /** Of `unjudged` entries; without a reason nothing says that it is a name. */
  readonly couldBeName: readonly NameReason[];
  readonly sighting: EntrySighting;
}

export interface ClassifyInput {
  readonly tokenizer: Pick<Tokenizer, "vocabulary" | "specialTokenIds" | "surface" | "startsWord">;
  /** By token id, see `collectSightings`. */
  readonly entries: ReadonlyMap<number, EntrySighting>;
  /** By token id, see `foldDecisions`. Those about entries that the vocabulary spells otherwise do not count. */
  readonly decisions?: ReadonlyMap<number, Decision>;
  /** By surface, see `foldJudgements`. */
  readonly judgements?: ReadonlyMap<string, Judgement>;
  /** Folded parts of known names, see `KnownNames`. */
  readonly knownParts?: ReadonlySet<string>;
  /** Whether a shipped list has this name, see `loadPersonNames`. */
  readonly isListed: (surface: string) => boolean;
  /** Asked about unjudged entries for which nothing else speaks. Default: none, and no entry is `recognised`. */
  readonly recogniser?: Recogniser;
}

/**
 * Says of every entry what it is, in the order of `entries`. A name by decision or by judgement is a name, whatever others say; what
 * was kept by either is kept, even if it is spelled like a known name; then come what cannot be a name and what is a part of
 * a known name. To be unsure is not to judge.
 */
export async function classifyEntries(input: ClassifyInput): Promise<EntryClass[]> {
  const { tokenizer, entries, knownParts = new Set<string>() } = input;
  const cannotBeName = createCannotBeName(tokenizer, knownParts);
  const classes = [...entries].map(([tokenId, sighting]) => {
    const surface = tokenizer.surface(tokenId);
    const isKnownPart = isNamePart(surface, knownParts);
    return { tokenId, surface, sighting, isKnownPart, ...choose(tokenId, surface, sighting, isKnownPart) };
  });
  const described = classes.map(({ isUnsure, ...entry }): EntryClass => ({
    ...entry,
    couldBeName: entry.class === "unjudged" ? reasonsOf(entry, isUnsure) : [],
  }));
  if (input.recogniser === undefined) return described;
  const silent = described.filter((entry) => entry.class === "unjudged" && entry.couldBeName.length === 0);
  const recognised = await recogniseEntries(
    input.recogniser,
    silent.map(({ tokenId, surface, sighting }) => ({ tokenId, surface, contexts: sighting.contexts })),
  );
  return described.map((entry) => (recognised.has(entry.tokenId) ? { ...entry, couldBeName: ["recognised"] } : entry));

  function choose(
    tokenId: number,
    surface: string,
    sighting: EntrySighting,
    isKnownPart: boolean,
  ): Pick<EntryClass, "class" | "by"> & { readonly isUnsure: boolean } {
    const decision = input.decisions?.get(tokenId);
    const decided = decision?.token === tokenizer.vocabulary[tokenId] ? decision?.decision : undefined;
    const judged = input.judgements?.get(judgedSurface(surface))?.decision;
    for (const choice of ["name", "keep"] as const) {
      if (decided === choice) return { class: choice, by: "decision", isUnsure: false };
      if (judged === choice) return { class: choice, by: "judgement", isUnsure: false };
    }
    if (cannotBeName(tokenId, sighting)) return { class: "cannot", isUnsure: false };
    if (isKnownPart) return { class: "name", by: "known", isUnsure: false };
    return { class: "unjudged", isUnsure: decided === "unsure" || judged === "unsure" };
  }

  function reasonsOf({ surface, sighting }: Pick<EntryClass, "surface" | "sighting">, isUnsure: boolean): NameReason[] {
    return [
      ...(input.isListed(surface) ? (["listed"] as const) : []),
      ...(sighting.insideSentence && isCapitalised(surface) ? (["capitalised"] as const) : []),
      ...(isUnsure ? (["unsure"] as const) : []),
    ];
  }
}
