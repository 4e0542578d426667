import { defineConfig } from "vitepress";

export default defineConfig({
  title: "unname",
  description: "Take the names out of a masked language model before it is published, and measure what is left.",
  outDir: "../dist/site",
  cacheDir: "../node_modules/.cache/vitepress",
  cleanUrls: false,
  themeConfig: { search: { provider: "local" } },
});
