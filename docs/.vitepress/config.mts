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
    "docs/api.md",
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
        items: [page("Tutorial", "start/tutorial"), page("Install", "install"), page("Glossary", "glossary")],
      },
      {
        text: "Guides",
        items: [
          page("Workflow", "workflow"),
          page("Review", "review"),
          page("Privacy officer", "guides/privacy-officer"),
          page("My audit failed", "guides/failed-audit"),
          page("Release", "release"),
          page("Regression tests", "regression"),
          page("Scale", "scale"),
          page("Annotating", "annotating"),
          page("Known names", "known-names"),
          page("Replacement", "replacement"),
          page("Troubleshooting", "guides/troubleshooting"),
        ],
      },
      {
        text: "Reference",
        items: [
          page("Formats", "formats"),
          page("Models", "models"),
          page("Recognisers", "recognisers"),
          page("Rules", "rules"),
          page("Evaluation", "evaluation"),
          page("Figures", "recognition-figures"),
          page("API", "api"),
        ],
      },
      {
        text: "Background",
        items: [
          page("Recognition", "recognition"),
          page("Weighing candidates", "weighing"),
          page("Probing", "probing"),
          page("Candidates", "candidates"),
          page("Rewriting", "rewriting"),
          page("Audit", "audit"),
          page("Residual risk", "residual-risk"),
          page("Threat model", "background/threat-model"),
          page("Published systems", "systems"),
          page("Synthetic notes", "synthetic-notes"),
          page("Generator", "generator"),
          page("Architecture", "architecture"),
        ],
      },
    ],
  },
  async buildEnd({ outDir, srcDir }) {
    for (const path of ["docs/examples", "docs/unname.config.schema.json", "CITATION.cff", "LICENSE"])
      await cp(join(srcDir, path), join(outDir, path), { recursive: true });
    // As a page the API alone would be a third of the site.
    const api = (await readFile(join(srcDir, "docs/api.md"), "utf8")).replace(/&/gu, "&amp;").replace(/</gu, "&lt;");
    await writeFile(
      join(outDir, "docs/api.html"),
      `<!doctype html><meta charset="utf-8"><title>API</title><pre>${api}</pre>\n`,
    );
  },
});
