import { join } from "node:path";

import { combine, judgeTests } from "../../src/audit/judge-tests.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { openSession } from "../../src/model/session.ts";
import { inspectTexts } from "../../src/probe/fill/inspect.ts";
import type { DemoColumn } from "../../src/workflow/demo/demo.ts";
import { readDemoColumns } from "../fixtures/demo-columns.ts";

/** The sentence that both models fill. */
const TEXT = "Dhr. <mask> belt over de uitslag.";
/** Before: trained on notes with their names. After: on notes whose names were replaced. */
const MODELS = [
  { directory: "models/notes-nl-raw", title: "trained on the notes as they are" },
  { directory: "models/notes-nl-published", title: "prepared as recommended" },
] as const;
const ROWS = 5;

const WIDTH = 880;
const PANEL_WIDTH = 420;
const PANEL_TOP = 56;
const ROW_HEIGHT = 28;
const BAR_LEFT = 150;
const BAR_WIDTH = 180;
const STRIP_TOP = PANEL_TOP + 48 + ROWS * ROW_HEIGHT + 24;
const HEIGHT = STRIP_TOP + 84;
const VERDICTS = {
  pass: { mark: "✓ pass", colour: "#1a7f37" },
  fail: { mark: "✗ fail", colour: "#b42318" },
  inconclusive: { mark: "? inconclusive", colour: "#9a6700" },
} as const;

interface Filling {
  readonly surface: string;
  readonly probability: number;
}

/** The README's picture, an SVG: what two shipped models fill in, and the verdicts of the demo's example. `root` is the repository. */
export async function renderFrontPicture(root: string): Promise<string> {
  const panels = await Promise.all(MODELS.map(async ({ directory }) => fill(join(root, directory))));
  const columns = await readDemoColumns(root);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="system-ui, sans-serif" font-size="15" fill="#1f2328" role="img" aria-label="What two models fill in for a name, and the verdict of the audit">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="#ffffff" stroke="#d0d7de"/>`,
    text(20, 34, TEXT.replace("<mask>", "____"), 'font-size="18" font-weight="600"'),
    ...panels.flatMap((fillings, index) => drawPanel(fillings, MODELS[index]?.title ?? "", 20 + index * PANEL_WIDTH)),
    ...drawStrip(columns),
    "</svg>",
    "",
  ].join("\n");
}

async function fill(directory: string): Promise<readonly Filling[]> {
  const session = await openSession(await openCheckpoint(directory));
  try {
    const [inspection] = await inspectTexts(session, [TEXT], { topK: ROWS });
    return inspection?.masks[0] ?? [];
  } finally {
    await session.close();
  }
}

function drawPanel(fillings: readonly Filling[], title: string, left: number): string[] {
  return [
    text(left, PANEL_TOP + 20, title, 'fill="#59636e"'),
    ...fillings.flatMap(({ surface, probability }, row) => {
      const y = PANEL_TOP + 52 + row * ROW_HEIGHT;
      const width = Math.max(1, Math.round(probability * BAR_WIDTH));
      const colour = /^\p{Lu}\p{Ll}/u.test(surface) ? "#b42318" : "#57606a";
      return [
        text(left, y, surface.trim(), 'font-weight="600"'),
        `<rect x="${left + BAR_LEFT}" y="${y - 13}" width="${width}" height="16" rx="2" fill="${colour}"/>`,
        text(left + BAR_LEFT + width + 8, y, percent(probability), 'fill="#59636e"'),
      ];
    }),
  ];
}

/** One box a model: how many predictions are names, and the verdict on both tests. */
function drawStrip(columns: readonly DemoColumn[]): string[] {
  const width = (WIDTH - 40) / columns.length;
  return columns.flatMap(({ title, audited, measured }, index) => {
    const left = 20 + index * width;
    const rate = audited.rows.find(({ measure, split }) => measure === "name-rate" && split === "seen");
    const attacks = measured === undefined ? [] : [judgeTests(measured).attacks];
    const { mark, colour } =
      VERDICTS[attacks.length === 0 ? "inconclusive" : combine([judgeTests(audited).names, ...attacks])];
    return [
      `<line x1="${left}" x2="${left + width - 12}" y1="${STRIP_TOP}" y2="${STRIP_TOP}" stroke="${colour}" stroke-width="4"/>`,
      text(left, STRIP_TOP + 24, title, 'font-weight="600"'),
      text(left, STRIP_TOP + 44, `names predicted: ${percent(rate?.estimate ?? Number.NaN)}`, 'fill="#59636e"'),
      text(left, STRIP_TOP + 64, mark, `fill="${colour}" font-weight="600"`),
    ];
  });
}

function percent(share: number): string {
  if (Number.isNaN(share)) return "–";
  const value = 100 * share;
  return value > 0 && value < 0.1 ? "< 0.1 %" : `${value.toFixed(1)} %`;
}

function text(x: number, y: number, content: string, attributes = ""): string {
  const escaped = content.replace(/[&<>]/gu, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "");
  return `<text x="${x}" y="${y}" ${attributes}>${escaped}</text>`;
}
