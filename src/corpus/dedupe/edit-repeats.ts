import { fileError, type UnnameError } from "../../base/errors.ts";
import { FATE } from "../../dedupe/choose-units.ts";
import { cutUnits } from "../../dedupe/cut-units.ts";
import { leaveOut } from "../../dedupe/leave-out.ts";
import type { CorpusRecord, Edit } from "../../formats/records/record-codec.ts";
import type { Document } from "../../text/document.ts";
import type { OpenEdit } from "../execute/open-editor.ts";
import type { Tally } from "../execute/tally.ts";
import { toDocuments } from "../execute/to-documents.ts";
import type { Work } from "../execute/work.ts";
import { workPath } from "../run/run-folder.ts";
import { nameOf, type PlannedFile, type Shard } from "../shards/shard.ts";
import { requireSurvey } from "./survey-file.ts";
import { type UNIT_COUNTS } from "./dedupe-settings.ts";
import { readFates } from "./fates.ts";
import { moveSpans } from "./move-spans.ts";
import { dedupeOf } from "../run/kind-of-run.ts";

const COUNTED: Readonly<Record<number, (typeof UNIT_COUNTS)[number]>> = {
  [FATE.kept]: "kept",
  [FATE.template]: "template",
  [FATE.equal]: "equal",
  [FATE.near]: "near",
};

/** The second pass over a shard: what was decided to go is taken out of its texts, and the spans of what stays are moved. */
export async function openRepeatsEditor(shard: Shard, { folder }: Work): Promise<OpenEdit> {
  const { files } = await requireSurvey(folder, shard.id);
  const fates = await readFates(workPath(folder, shard.id, "fates"));
  const firsts = new Map<string, number>();
  let units = 0;
  for (const file of files) {
    firsts.set(file.path, units);
    units += file.units;
  }
  return (file, work, tally, writeSpans) => {
    let next = firsts.get(nameOf(file)) ?? units;
    return (batch) => {
      const cut = cutBatch(batch, file, work);
      const count = cut.reduce((sum, { stretches }) => sum + stretches.length, 0);
      if (next + count > units) throw changed(file);
      const own = fates.subarray(next, (next += count));
      return editDocuments(batch, file, cut, own, { work, tally, writeSpans });
    };
  };
}

interface CutDocument {
  readonly document: Document;
  readonly record: number;
  readonly text: number;
  readonly stretches: ReturnType<typeof cutUnits>;
}

function cutBatch(batch: readonly CorpusRecord[], file: PlannedFile, { settings }: Work): CutDocument[] {
  const { unit } = dedupeOf(settings);
  return toDocuments(batch, { ...file, textFields: settings.textFields }).map((placed) => ({
    ...placed,
    stretches: cutUnits(placed.document.text, unit),
  }));
}

interface Sinks {
  readonly work: Work;
  readonly tally: Tally;
  readonly writeSpans: (lines: string) => Promise<void>;
}

async function editDocuments(
  batch: readonly CorpusRecord[],
  file: PlannedFile,
  cut: readonly CutDocument[],
  fates: Uint8Array,
  { work, tally, writeSpans }: Sinks,
): Promise<Edit[][][]> {
  const edits: Edit[][][] = batch.map(({ texts }) => texts.map(() => []));
  const store = await work.replacedSpans();
  let first = 0;
  let lines = "";
  for (const { document, record, text, stretches } of cut) {
    const own = fates.subarray(first, first + stretches.length);
    first += stretches.length;
    tally.documents++;
    for (const fate of own) {
      const name = COUNTED[fate] as string;
      tally.counts[name] = (tally.counts[name] ?? 0) + 1;
    }
    const out = leaveOut(document.text, stretches, (index) => own[index] === FATE.equal || own[index] === FATE.near);
    (edits[record] as Edit[][])[text] = out.map((stretch) => ({ ...stretch, replacement: "" }));
    const id = nameOf(file) + document.id.slice(file.path.length);
    if (store !== undefined) lines += moveSpans(id, document.text, await store.spansOf(id), out, store.areLabels);
  }
  if (lines !== "") await writeSpans(lines);
  return edits;
}

function changed({ file }: PlannedFile): UnnameError {
  return fileError(
    "input-changed",
    file,
    "was changed between the two passes. Run the same command again when it is no longer being written.",
  );
}
