// The site made of the same Markdown: npm run docs:site. Its search needs no server and no network.
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { defineConfig } from "vitepress";

const page = (text: string, link: string) => ({ text, link: `/docs/${link}` });

export default defineConfig({
  title: "unname",
  description: "Take the names out of a masked language model before it is published, and measure what is left.",
  // Pages link to model cards and corpora outside docs.
  srcDir: "..",
  srcExclude: [
    "!(README|CONTRIBUTING|SECURITY|CHANGELOG).md",
    "{audits,dist,test,bundles,bench,coverage,.github}/**",
    "models/training/runs/**",
    "docs/reference/api.md",
  ],
  outDir: "../dist/site",
  cacheDir: "../dist/.vitepress-cache",
  rewrites: { "README.md": "index.md" },
  // Files that are no pages are copied beside them.
  ignoreDeadLinks: [/\.(?:cff|sbatch|py|json)$/u, /\/LICENSE$/u, /\/api(?:\.md|\.html)?$/u],
  markdown: {
    config(md) {
      // Code in a line may hold {{ }}, which Vue would take for its own.
      md.renderer.rules["code_inline"] = (tokens, index) =>
        `<code v-pre>${md.utils.escapeHtml(tokens[index]?.content ?? "")}</code>`;
    },
  },
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    sidebar: [
      {
        text: "Start",
        items: [
          page("Tutorial", "start/tutorial"),
          page("Install", "start/install"),
          page("Glossary", "reference/glossary"),
        ],
      },
      {
        text: "Guides",
        items: [
          page("Workflow", "guides/workflow"),
          page("Review", "guides/review"),
          page("Privacy officer", "guides/privacy-officer"),
          page("My audit failed", "guides/failed-audit"),
          page("Release", "guides/release"),
          page("Regression tests", "guides/regression"),
          page("Scale", "guides/scale"),
          page("Annotating", "guides/annotating"),
          page("Known names", "guides/known-names"),
          page("Replacement", "guides/replacement"),
          page("Repeated text", "guides/repeated-text"),
          page("Troubleshooting", "guides/troubleshooting"),
        ],
      },
      {
        text: "Reference",
        items: [
          page("Commands", "reference/commands"),
          page("Formats", "reference/formats"),
          page("Models", "reference/models"),
          page("Recognisers", "reference/recognisers"),
          page("Rules", "reference/rules"),
          page("Evaluation", "reference/evaluation"),
          page("Figures", "reference/recognition-figures"),
          page("API", "reference/api"),
        ],
      },
      {
        text: "Background",
        items: [
          page("Recognition", "background/recognition"),
          page("Weighing candidates", "background/weighing"),
          page("Probing", "background/probing"),
          page("Candidates", "background/candidates"),
          page("Rewriting", "background/rewriting"),
          page("Audit", "background/audit"),
          page("Residual risk", "background/residual-risk"),
          page("Threat model", "background/threat-model"),
          page("Published systems", "background/systems"),
          page("Synthetic notes", "background/synthetic-notes"),
          page("Generator", "background/generator"),
          page("Architecture", "background/architecture"),
          page("History", "history/README"),
        ],
      },
    ],
  },
  async buildEnd({ outDir, srcDir }) {
    for (const path of ["docs/examples", "docs/unname.config.schema.json", "CITATION.cff", "LICENSE"])
      await cp(join(srcDir, path), join(outDir, path), { recursive: true });
    // As a page the API alone would be a third of the site.
    const api = (await readFile(join(srcDir, "docs/reference/api.md"), "utf8"))
      .replace(/&/gu, "&amp;")
      .replace(/</gu, "&lt;");
    await writeFile(
      join(outDir, "docs/reference/api.html"),
      `<!doctype html><meta charset="utf-8"><title>API</title><pre>${api}</pre>\n`,
    );
  },
});
