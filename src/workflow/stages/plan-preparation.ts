import { join } from "node:path";

import { EACH_DOCUMENT } from "../../corpus/patients/read-patients.ts";
import { CANARIES_FILE } from "../../corpus/plant/planting-record.ts";
import { HALVES } from "../../corpus/patients/part-of-patient.ts";
import { automatic, flagOf, type Stage } from "./stage.ts";
import type { WorkPaths } from "./work-paths.ts";
import type { WorkflowSettings } from "./workflow-settings.ts";

/** Share of the patients that is held back where there are no other notes. */
const UNSEEN = 0.1;

/** What comes before and after step 1, and what it makes. */
export interface Preparation {
  /** Holding notes back, planting. */
  readonly before: readonly Stage[];
  /** Halves for reference models. */
  readonly after: readonly Stage[];
  /** What step 1 reads. */
  readonly notes: readonly string[];
  readonly otherNotes: readonly string[];
  /** Absent where nothing is planted. */
  readonly canaries?: string;
  /** Absent where a field of the records says whose they are. */
  readonly patients?: string;
}

/** Plans what prepares an audit before training, as far as the settings ask for it. */
export function planPreparation(settings: WorkflowSettings, paths: WorkPaths): Preparation {
  const { patients, references } = settings;
  const isHeldBack = settings.otherNotes.length === 0;
  const seed = ["--seed", String(settings.seed), "--force"];
  const reading = [...readingFlags(settings), ...flagOf("--patients", patients)];
  const listed = patients === undefined || patients === EACH_DOCUMENT ? [] : [patients];
  const unplanted = isHeldBack ? [join(paths.parts, "seen")] : settings.notes;
  const otherNotes = isHeldBack ? [join(paths.parts, "unseen")] : settings.otherNotes;
  const split = ["split", ...settings.notes, ...reading, "--unseen", String(UNSEEN), "--out", paths.parts, ...seed];
  // Later stages take the list of patients as it is given, which notes of new patients would need more lines in.
  const plant = [
    "plant",
    ...unplanted,
    ...reading,
    "--as",
    "sentences",
    "--language",
    settings.language,
    "--out",
    paths.planted,
    ...seed,
  ];
  const models = ["--models", ...references];
  const halves = ["split", paths.seen, paths.unseen, "--halves", ...models, ...flagOf("--patients", patients), "--out", paths.halves, ...seed]; // prettier-ignore
  const members = references.map((reference) => join(`${reference}.private`, "members.txt"));
  return {
    before: [
      ...(isHeldBack ? [automatic("split", split, [...settings.notes, ...listed], [paths.parts])] : []),
      ...(settings.plant ? [automatic("plant", plant, [...unplanted, ...listed], [paths.planted, `${paths.planted}.private`])] : []), // prettier-ignore
    ],
    after:
      references.length > 0
        ? [automatic("halves", halves, [paths.seen, paths.unseen, ...listed], [...HALVES.map((half) => join(paths.halves, half)), ...members])] // prettier-ignore
        : [],
    notes: settings.plant ? [paths.planted] : unplanted,
    otherNotes,
    ...(settings.plant && { canaries: join(`${paths.planted}.private`, CANARIES_FILE) }),
    ...(patients !== undefined && { patients }),
  };
}

/** How the notes are read: flags of every command that reads them before step 1 is done. */
export function readingFlags({ textField = [], groupField }: WorkflowSettings): readonly string[] {
  return [...textField.flatMap((field) => ["--text-field", field]), ...flagOf("--group-field", groupField)];
}
