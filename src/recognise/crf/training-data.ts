import type { GoldFormat } from "../../evaluate/read/gold-formats.ts";
import { detectFormat } from "../../evaluate/read/read-annotated.ts";
import { readGold } from "../../evaluate/read/read-gold.ts";
import { type Entity, entityOf } from "../../text/entities.ts";
import type { Span } from "../../text/span.ts";
import type { GoldDocument } from "./gold-document.ts";

/** Which labels to learn. */
export interface LabelChoice {
  /** Learn these entities alone, under their names. */
  readonly entities?: readonly Entity[];
  /** What a label of the data becomes; one that is missing here is not learnt. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Reads training data: folders of BRAT; folders or files of CoNLL, JSON Lines or i2b2 XML; `auto` goes by the files there are. */
export async function readTrainingData(
  paths: readonly string[],
  format: GoldFormat | "auto",
  choice: LabelChoice,
): Promise<GoldDocument[]> {
  const documents: GoldDocument[] = [];
  for (const path of paths) {
    const found = await readGold(path, format === "auto" ? await detectFormat(path) : format, "training data");
    for (const { document, spans } of found) {
      documents.push({ text: document.text, spans: chooseLabels(document.text, spans, choice) });
    }
  }
  return documents;
}

function chooseLabels(text: string, spans: readonly Span[], { entities, labels }: LabelChoice): Span[] {
  return spans.flatMap(({ start, end, label }) => {
    const named = labels === undefined ? label : labels[label];
    if (named === undefined) return [];
    if (entities === undefined) return [{ start, end, label: named }];
    const entity = entityOf(named, text.slice(start, end));
    return entities.includes(entity) ? [{ start, end, label: entity }] : [];
  });
}
