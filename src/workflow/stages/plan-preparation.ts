import { join } from "node:path";

import { EACH_DOCUMENT } from "../../corpus/patients/read-patients.ts";
import { CANARIES_FILE, PATIENTS_FILE } from "../../corpus/plant/planting-record.ts";
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
  /** What says whose the notes are from step 1 on; absent where a field of the records says it. */
  readonly patients?: string;
}

/** Plans what prepares an audit before training, as far as the settings ask for it. */
export function planPreparation(settings: WorkflowSettings, paths: WorkPaths): Preparation {
  const { patients, references } = settings;
  const isHeldBack = settings.otherNotes.length === 0;
  const seed = ["--seed", String(settings.seed), "--force"];
  const reading = [...readingFlags(settings), ...flagOf("--patients", patients)];
  const listed = patients === undefined || patients === EACH_DOCUMENT ? [] : [patients];
  // New notes are of new patients, whom the user's list does not have.
  const hasNewPatients = settings.plant && settings.plantedAs === "notes" && listed.length > 0;
  const all = hasNewPatients ? join(`${paths.planted}.private`, PATIENTS_FILE) : patients;
  const allListed = hasNewPatients && all !== undefined ? [all] : listed;
  const unplanted = isHeldBack ? [join(paths.parts, "seen")] : settings.notes;
  const otherNotes = isHeldBack ? [join(paths.parts, "unseen")] : settings.otherNotes;
  const split = ["split", ...settings.notes, ...reading, "--unseen", String(UNSEEN), "--out", paths.parts, ...seed];
  const plant = ["plant", ...unplanted, ...reading, "--language", settings.language, "--out", paths.planted, ...seed];
  const models = ["--models", ...references];
  const halves = ["split", paths.seen, paths.unseen, "--halves", ...models, ...flagOf("--patients", all), "--out", paths.halves, ...seed]; // prettier-ignore
  const members = references.map((reference) => join(`${reference}.private`, "members.txt"));
  return {
    before: [
      ...(isHeldBack ? [automatic("split", split, [...settings.notes, ...listed], [paths.parts])] : []),
      ...(settings.plant ? [automatic("plant", plant, [...unplanted, ...listed], [paths.planted, `${paths.planted}.private`])] : []), // prettier-ignore
    ],
    after:
      references.length > 0
        ? [automatic("halves", halves, [paths.seen, paths.unseen, ...allListed], [...HALVES.map((half) => join(paths.halves, half)), ...members])] // prettier-ignore
        : [],
    notes: settings.plant ? [paths.planted] : unplanted,
    otherNotes,
    ...(settings.plant && { canaries: join(`${paths.planted}.private`, CANARIES_FILE) }),
    ...(all !== undefined && { patients: all }),
  };
}

/** How the notes are read: flags of every command that reads them before step 1 is done. */
export function readingFlags({ textField = [], groupField }: WorkflowSettings): readonly string[] {
  return [...textField.flatMap((field) => ["--text-field", field]), ...flagOf("--group-field", groupField)];
}
