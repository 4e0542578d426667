import { toJsonLines } from "../../base/files.ts";
import { cutUnits } from "../../dedupe/cut-units.ts";
import type { UnitChooser } from "../../dedupe/choose-units.ts";
import { writePart } from "../execute/part-writer.ts";
import { readPlanned } from "../execute/read-planned.ts";
import { toDocuments } from "../execute/to-documents.ts";
import type { Work } from "../execute/work.ts";
import { readJson } from "../run/read-json.ts";
import type { RunFolder } from "../run/run-folder.ts";
import { readPlan } from "../shards/plan-file.ts";
import { filesOf, type Shard } from "../shards/shard.ts";
import type { IsTemplate } from "./read-templates.ts";
import { readSurvey, requireSurvey, ROW } from "./survey-file.ts";
import { dedupeOf } from "../run/kind-of-run.ts";

/** How often something is in the notes, and how many hold it. Nothing of the text. */
export interface RepeatCounts {
  /** Units of its words or nearly its words. */
  readonly occurrences: number;
  readonly documents: number;
  /** Patients; only where a field of the records says whose they are. */
  readonly patients?: number;
}

/** A line of `repeats.jsonl`. Private: it holds text. */
export interface Repeat extends RepeatCounts {
  /** As it stands where it is first. */
  readonly text: string;
}

/** What was decided, and how much is repeated. */
export interface Choice {
  /** Digest of what it was decided on. */
  readonly of: string;
  /** What is in the notes more often than it stays. */
  readonly repeated: number;
  /** What is in them most often; absent if nothing is repeated. */
  readonly most?: RepeatCounts;
}

/** Lines of `repeats.jsonl` at most. */
const MOST_REPEATS = 1000;

interface Found {
  readonly cluster: number;
  occurrences: number;
  documents: number;
  lastDocument: number;
  readonly patients: Set<number>;
  /** Where it is first. */
  place?: { readonly shard: Shard; readonly unit: number };
  text?: string;
}

/** What an earlier run decided; undefined if none did. */
export function readChoice(folder: RunFolder): Promise<Choice | undefined> {
  return readJson<Choice>(folder.choicePath);
}

/** Writes what is repeated most, the most frequent first, into the private folder. */
export async function writeRepeats(
  work: Work,
  chooser: UnitChooser,
  isTemplate: IsTemplate,
): Promise<Omit<Choice, "of">> {
  const { folder, settings } = work;
  const { repeated, most } = findMost(chooser, dedupeOf(settings).keep);
  const found = new Map(most.map((cluster): [number, Found] => [cluster, createFound(cluster)]));
  await countHolders(folder, chooser, isTemplate, found);
  await readTexts(work, [...found.values()]);
  const isGrouped = settings.groupField !== null;
  const repeats = most.map((cluster) => toRepeat(found.get(cluster) as Found, isGrouped));
  await writePart(folder.repeatsPath, (file) => file.write(toJsonLines(repeats)));
  const [first] = repeats;
  if (first === undefined) return { repeated };
  const { text: _, ...counts } = first;
  return { repeated, most: counts };
}

/** The clusters that are larger than what stays of them, the largest first, and how many there are. */
function findMost(chooser: UnitChooser, keep: number) {
  const repeated: number[] = [];
  for (let cluster = 0; cluster < chooser.bound(); cluster++)
    if (chooser.sizeOf(cluster) > keep) repeated.push(cluster);
  const most = repeated.sort((a, b) => chooser.sizeOf(b) - chooser.sizeOf(a) || a - b).slice(0, MOST_REPEATS);
  return { repeated: repeated.length, most };
}

function createFound(cluster: number): Found {
  return { cluster, occurrences: 0, documents: 0, lastDocument: -1, patients: new Set() };
}

/** Counts the documents and patients of some clusters, and looks where each is first. */
async function countHolders(
  folder: RunFolder,
  chooser: UnitChooser,
  isTemplate: IsTemplate,
  wanted: ReadonlyMap<number, Found>,
): Promise<void> {
  let document = 0;
  for await (const { item: shard } of readPlan(folder.planPath)) {
    if (shard.kind === "refused") continue;
    const record = await requireSurvey(folder, shard.id);
    const { documents, units } = await readSurvey(folder, shard.id, record, false);
    let unit = 0;
    for (let index = 0; index < record.documents; index++, document++) {
      const [count, first, second] = [0, 1, 2].map((column) => documents[ROW * index + column]) as [
        number,
        number,
        number,
      ];
      for (const end = unit + count; unit < end; unit++) {
        const [low, high] = [units[ROW * unit] as number, units[ROW * unit + 1] as number];
        const cluster = isTemplate(low, high) ? undefined : chooser.clusterOf(low, high);
        const found = cluster === undefined ? undefined : wanted.get(cluster);
        if (found === undefined) continue;
        found.place ??= { shard, unit };
        found.occurrences++;
        if (found.lastDocument === document) continue;
        found.lastDocument = document;
        found.documents++;
        // 53 bits of two hashes: of a million patients hardly two are alike.
        if (first !== 0 || second !== 0) found.patients.add((first & 0x1fffff) * 2 ** 32 + second);
      }
    }
  }
}

/** Reads the texts of clusters where they are first: mostly in the first shards, since what is frequent comes soon. */
async function readTexts(work: Work, found: readonly Found[]): Promise<void> {
  const byShard = new Map<Shard, Map<number, Found>>();
  for (const one of found) {
    if (one.place === undefined) continue;
    const { shard, unit } = one.place;
    byShard.set(shard, (byShard.get(shard) ?? new Map<number, Found>()).set(unit, one));
  }
  const { textFields } = work.settings;
  const { unit: kind } = dedupeOf(work.settings);
  for (const [shard, wanted] of byShard) {
    let next = 0;
    for (const file of filesOf(shard)) {
      for await (const batch of readPlanned(file, shard, work)) {
        for (const { document } of toDocuments(batch, { ...file, textFields })) {
          for (const { start, end } of cutUnits(document.text, kind)) {
            const one = wanted.get(next++);
            if (one !== undefined) one.text = document.text.slice(start, end);
          }
        }
      }
    }
  }
}

function toRepeat({ text = "", occurrences, documents, patients }: Found, isGrouped: boolean): Repeat {
  return { text, occurrences, documents, ...(isGrouped && { patients: patients.size }) };
}
