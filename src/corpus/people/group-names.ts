import type { CertainName } from "../../recognise/second-pass/certain-names.ts";
import { type PeopleSettings, peopleOptionsOfAll, settle } from "../../recognise/second-pass/people-options.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";

/** The names of a group by how they are written, in order of first mention. */
export type GroupNames = Map<string, CertainName>;

/** Names by group. */
export type NamesByGroup = Map<string, GroupNames>;

/** Adds a name: of two that are written alike the surer one stays. */
export function addGroupName(groups: NamesByGroup, group: string, name: CertainName): void {
  let names = groups.get(group);
  if (names === undefined) groups.set(group, (names = new Map()));
  const known = names.get(name.surface);
  if (known === undefined || known.score < name.score) names.set(name.surface, name);
}

/** How people of a group are looked for: as the recognisers' languages have it, under the source `group`. */
export function groupSettingsOf(recognisers: readonly Recogniser[]): PeopleSettings {
  return settle({ ...peopleOptionsOfAll(recognisers.map(({ language }) => language)), source: "group" });
}
