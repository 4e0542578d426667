import type { Feature, FeatureGroup } from "./feature.ts";
import { OF_REPEATS, OF_SENTENCE, OF_SURROUNDINGS } from "./of-document.ts";
import { OF_NEIGHBOURS } from "./of-neighbours.ts";
import { OF_SOURCES } from "./of-sources.ts";
import { OF_WORDS } from "./of-words.ts";
import { OF_WRITING } from "./of-writing.ts";

/** The groups of features, by the name that stands before those of their features: "word.given". */
export const FEATURE_GROUPS: Readonly<Record<string, FeatureGroup>> = Object.freeze({
  source: OF_SOURCES,
  word: OF_WORDS,
  writing: OF_WRITING,
  beside: OF_NEIGHBOURS,
  repeat: OF_REPEATS,
  sentence: OF_SENTENCE,
  around: OF_SURROUNDINGS,
});

/** Every feature that an arbiter may weigh, by its name. */
export const FEATURES: ReadonlyMap<string, Feature> = new Map(
  Object.entries(FEATURE_GROUPS).flatMap(([group, features]) =>
    Object.entries(features).map(([name, feature]) => [`${group}.${name}`, feature] as const),
  ),
);
