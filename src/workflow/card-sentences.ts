import { join } from "node:path";

import type { AuditReport } from "../audit/audit-report.ts";
import { readTextFile } from "../base/files.ts";
import { renderModelCard } from "../report/model-card.ts";
import type { Stretch } from "../text/tokenise.ts";
import { RELEASE, type ReleaseReport } from "./release/release-report.ts";
import { readRewriteFigures } from "./rewrite-figures.ts";

/** Ends of sentences and lines. */
const END = /(?<=[.:?!] )|(?<=\n)/u;

/**
 * The sentences and lines of a folder's model card that are the program's own: those of the same card without any text of its user's (names
 * of reviewers, files and the model, reasons, own sections). None without a `release.json`.
 */
export async function readCardSentences(directory: string, audit: AuditReport): Promise<ReadonlySet<string>> {
  const release = await readRelease(directory);
  if (release === undefined) return new Set();
  const rewrite = await readRewriteFigures(directory).catch(() => undefined);
  const { residue, stripped, audited, acceptedRisk, required = "all", notRequired = [] } = release;
  const card = renderModelCard({
    name: "",
    languages: [],
    audit: withoutUsersWords(audit),
    residue,
    strippedSettings: stripped.length,
    hashes: [],
    audited,
    required,
    notRequired,
    recognition: { labels: [{ label: "", mentions: 1, covered: 1, replaced: 1, touching: 1 }], lists: [] },
    ...(rewrite && { rewrite }),
    ...(acceptedRisk && { acceptedRisk: { ...acceptedRisk, reason: "" } }),
  });
  return new Set(
    card
      .split(END)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  );
}

/** Where these sentences stand in a card. */
export function sentencePlaces(text: string, sentences: ReadonlySet<string>): Stretch[] {
  const places: Stretch[] = [];
  let start = 0;
  for (const piece of text.split(END)) {
    if (sentences.has(piece.trim())) places.push({ start, end: start + piece.length });
    start += piece.length;
  }
  return places;
}

async function readRelease(directory: string): Promise<ReleaseReport | undefined> {
  try {
    const release = JSON.parse(await readTextFile(join(directory, RELEASE))) as ReleaseReport;
    return release.schemaVersion === 1 ? release : undefined;
  } catch {
    return undefined;
  }
}

function withoutUsersWords(audit: AuditReport): AuditReport {
  const { names, decisions, judgements: _, ...evidence } = audit.evidence;
  return {
    ...audit,
    model: { ...audit.model, name: "" },
    evidence: {
      ...evidence,
      names: { ...names, sources: names.sources.map((source) => ({ ...source, file: "" })) },
      ...(decisions && { decisions: { ...decisions, reviewers: [] } }),
    },
  };
}
