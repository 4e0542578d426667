import type { Tokenizer } from "../../model/checkpoint.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import type { StandingBy } from "../../review/score/name-evidence.ts";
import { isCapitalised } from "../../review/score/suspicion.ts";
import type { WeighedEntry, WeighEntry } from "../names/weigh-entries.ts";
import { createCannotBeName } from "./cannot-be-name.ts";
import type { EntrySighting } from "./entry-sightings.ts";
import { recogniseEntries } from "./recognise-entries.ts";

/**
 * Why an unjudged entry could be a name: the notes have it in names, though not so often that it must be one; a shipped list has it; a recogniser calls it a
 * person; it stood capitalised inside a sentence; or a person was unsure of it.
 */
export type NameReason = "counts" | "listed" | "recognised" | "capitalised" | "unsure";

/** What is known of one entry among the likeliest. Private. */
export interface EntryClass {
  readonly tokenId: number;
  readonly surface: string;
  /** `cannot`: it cannot be a name, see `createCannotBeName`. `unjudged`: it has no decision. */
  readonly class: "name" | "keep" | "cannot" | "unjudged";
  /** What says so, see `StandingBy`; of an unjudged entry what a person would overrule: `counts` alone. */
  readonly by?: Exclude<StandingBy, "nothing">;
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
  /** What each entry is by decisions, judgements, lists and counts, see `weighEntries`. */
  readonly weigh: WeighEntry;
  /** Folded parts of known names, see `KnownNames`. */
  readonly knownParts?: ReadonlySet<string>;
  /** Whether a shipped list has this name, see `loadPersonNames`. */
  readonly isListed: (surface: string) => boolean;
  /** Asked about unjudged entries for which nothing else speaks. Default: none, and no entry is `recognised`. */
  readonly recogniser?: Recogniser;
}

/**
 * Says of every entry what it is, in the order of `entries`. A name by decision or by judgement is a name, whatever others say; what
 * a person kept or allowed is kept, even if it is spelled like a known name; then come what cannot be a name and what is a part of
 * a known name. To be unsure is not to judge. What the counts call an ordinary word is unjudged, as a word that no name has: a list, a recogniser or its
 * capital can still speak for a name.
 */
export async function classifyEntries(input: ClassifyInput): Promise<EntryClass[]> {
  const { tokenizer, entries, knownParts = new Set<string>(), weigh } = input;
  const cannotBeName = createCannotBeName(tokenizer, knownParts);
  const classes = [...entries].map(([tokenId, sighting]) => {
    const surface = tokenizer.surface(tokenId);
    const weighed = weigh(tokenId);
    const { isKnownPart } = weighed;
    return { tokenId, surface, sighting, isKnownPart, weighed, ...choose(weighed, cannotBeName(tokenId, sighting)) };
  });
  const described = classes.map(({ weighed, ...entry }): EntryClass => ({
    ...entry,
    couldBeName: entry.class === "unjudged" ? reasonsOf(entry, weighed) : [],
  }));
  if (input.recogniser === undefined) return described;
  const silent = described.filter((entry) => entry.class === "unjudged" && entry.couldBeName.length === 0);
  const recognised = await recogniseEntries(
    input.recogniser,
    silent.map(({ tokenId, surface, sighting }) => ({ tokenId, surface, contexts: sighting.contexts })),
  );
  return described.map((entry) => (recognised.has(entry.tokenId) ? { ...entry, couldBeName: ["recognised"] } : entry));

  function reasonsOf(
    { surface, sighting }: Pick<EntryClass, "surface" | "sighting">,
    { standing, by }: WeighedEntry,
  ): NameReason[] {
    const isUnclear = standing === "unjudged";
    return [
      ...(isUnclear && by === "counts" ? (["counts"] as const) : []),
      ...(input.isListed(surface) ? (["listed"] as const) : []),
      ...(sighting.insideSentence && isCapitalised(surface) ? (["capitalised"] as const) : []),
      ...(isUnclear && by !== "counts" ? (["unsure"] as const) : []),
    ];
  }
}

function choose({ standing, by }: WeighedEntry, cannotBeName: boolean): Pick<EntryClass, "class" | "by"> {
  const isSaid = by === "decision" || by === "judgement" || by === "allowed";
  if (isSaid && standing !== "unjudged") return { class: standing === "name" ? "name" : "keep", by };
  if (cannotBeName) return { class: "cannot" };
  if (standing === "name" && by !== "nothing") return { class: "name", by };
  return by === "counts" ? { class: "unjudged", by } : { class: "unjudged" };
}
