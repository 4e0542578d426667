import type { Annex, AnnexLine } from "./annex.ts";

/** Characters that Markdown, or HTML in it, would take for its own. */
const SPECIAL = /[\\`*_[\]<>|#&~]/g;

/** An annex as a Markdown file: a table a section, blanks in bold. */
export function annexMarkdown({ title, lede, sections }: Annex): string {
  const parts = sections.map(({ heading, lede: below, columns, rows }) => {
    const lines = [
      `| ${columns.map(escape).join(" | ")} |`,
      `|${columns.map(() => " --- |").join("")}`,
      ...rows.map((cells) => `| ${cells.map((cell) => cell.map(write).join("<br>")).join(" | ")} |`),
    ];
    return [`## ${escape(heading)}`, ...(below === undefined ? [] : [escape(below)]), lines.join("\n")].join("\n\n");
  });
  return `${[`# ${escape(title)}`, escape(lede), ...parts].join("\n\n")}\n`;
}

function write(line: AnnexLine): string {
  return typeof line === "string" ? escape(line) : `**${escape(line.blank)}**`;
}

/** On one line: a table row has no other. */
function escape(text: string): string {
  return text.replace(/\s*\n\s*/g, " ").replace(SPECIAL, "\\$&");
}
