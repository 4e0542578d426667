import { printableName } from "../../formats/json/printable-name.ts";

/** A line of a table: what comes before the probability, and that. */
export interface ProbabilityLine {
  readonly cells: readonly string[];
  readonly probability: number;
}

/** Space between columns. */
const GAP = "  ";
/** Columns of a bar, if the terminal has room for them. */
const LONGEST_BAR = 40;
/** A bar below this says nothing. */
const SHORTEST_BAR = 8;

/**
 * Aligned columns, the first to the right, the probability in per cent and, if `columns` (the terminal's width) is given, a bar
 * that fills what is left of the line: a full bar is probability 1. Characters that a terminal would obey are escaped.
 */
export function renderProbabilities(
  head: readonly string[],
  lines: readonly ProbabilityLine[],
  columns?: number,
): string {
  const rows = [
    [...head, "probability"],
    ...lines.map(({ cells, probability }) => [...cells.map(printableName), formatProbability(probability)]),
  ];
  const last = head.length;
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column] ?? "")))) ?? [];
  const used = widths.reduce((total, width) => total + width + GAP.length, 0);
  const room = Math.min(LONGEST_BAR, (columns ?? 0) - used - 1);
  return rows
    .map((row, index) => {
      const cells = row.map((cell, column) => {
        const padding = " ".repeat((widths[column] as number) - lengthOf(cell));
        return column === 0 || column === last ? padding + cell : cell + padding;
      });
      const line = lines[index - 1];
      const bar = line !== undefined && room >= SHORTEST_BAR ? GAP + drawBar(line.probability, room) : "";
      return (cells.join(GAP) + bar).trimEnd();
    })
    .join("\n");
}

function formatProbability(probability: number): string {
  const percent = 100 * probability;
  return percent >= 0.01 || percent === 0 ? `${percent.toFixed(2)} %` : `${percent.toExponential(1)} %`;
}

/** In characters, as most terminals count them. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** Blocks of 1/8 to 7/8 of a character's width. */
const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** A bar of block characters for a share of 0 to 1 of `width` characters, to an eighth of a character. */
export function drawBar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] as string);
}
