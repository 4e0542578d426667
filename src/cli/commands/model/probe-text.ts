import type { MaskedLanguageModel } from "../../../model/session.ts";
import { type Inspection, inspectTexts } from "../../../probe/fill/inspect.ts";
import type { RankedCandidates } from "../../../probe/fill/rank-candidates.ts";
import { scoreCandidates } from "../../../probe/fill/score-candidates.ts";
import { renderProbabilities } from "../../output/probability-table.ts";

export interface ProbeTextOptions {
  readonly topK: number;
  readonly pieces?: number;
  /** Rank these and nothing else. */
  readonly candidates?: readonly string[];
  /** Width of the terminal, if the output is one: then there are bars. */
  readonly columns?: number;
}

/** A text's answer, for `--json`. */
export type TextAnswer = { readonly text: string } & (Inspection | Omit<RankedCandidates, "context">);

/** A quick look at texts: what the model predicts at their masks, for machines and as tables for people. */
export async function probeTexts(
  session: MaskedLanguageModel,
  texts: readonly string[],
  { topK, pieces, candidates, columns }: ProbeTextOptions,
): Promise<{ readonly answers: TextAnswer[]; readonly table: string }> {
  const answers: TextAnswer[] = [];
  const parts: string[] = [];
  if (candidates === undefined) {
    const inspections = await inspectTexts(session, texts, { topK, ...(pieces !== undefined && { pieces }) });
    for (const [index, inspection] of inspections.entries()) {
      const text = texts[index] as string;
      answers.push({ text, ...inspection });
      parts.push(text, ...describeInspection(inspection, columns));
    }
  } else {
    const contexts = texts.map((text, index) => ({ id: `text ${index + 1}`, text }));
    for await (const { ranked: all, unranked } of scoreCandidates(session, contexts, candidates)) {
      const text = texts[answers.length] as string;
      const ranked = all.slice(0, topK);
      answers.push({ text, ranked, unranked });
      parts.push(
        text,
        describeRanked(ranked, columns),
        ...unranked.map(({ candidate, reason }) => `No rank (${reason}): ${candidate}`),
      );
    }
  }
  return { answers, table: parts.join("\n\n") };
}

function describeInspection({ masks, fillings }: Inspection, columns?: number): string[] {
  const tables = masks.map((predictions, index) => {
    const title = masks.length > 1 ? [`Mask ${index + 1} of ${masks.length}`] : [];
    const lines = predictions.map(({ rank, token, surface, probability }) => ({
      cells: [String(rank), token, surface],
      probability,
    }));
    return [...title, renderProbabilities(["rank", "token", "surface"], lines, columns)].join("\n");
  });
  if (fillings === undefined) return tables;
  const lines = fillings.map(({ rank, tokens, surface, probability }) => ({
    cells: [String(rank), tokens.join(" "), surface],
    probability,
  }));
  return [...tables, `All masks together\n${renderProbabilities(["rank", "tokens", "surface"], lines, columns)}`];
}

function describeRanked(ranked: RankedCandidates["ranked"], columns?: number): string {
  const lines = ranked.map(({ rank, candidate, tokens, logProbNats, probability }) => ({
    cells: [String(rank), candidate, String(tokens), logProbNats.toFixed(3)],
    probability,
  }));
  return renderProbabilities(["rank", "candidate", "tokens", "ln p"], lines, columns);
}
