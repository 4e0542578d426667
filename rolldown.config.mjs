// Joins the compiled modules of the command line into few files: Node takes about a millisecond a module to find and load, of which `anonymise` has 500.
// `dist/src` stays the library; bin/unname.js runs what is joined if it is as new. Packages stay where they are.
import { isAbsolute, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const OUT = "dist/app";
const out = fileURLToPath(new URL(`${OUT}/`, import.meta.url));
/** What threads run, joined like the command line, so that it lies beside what starts it. */
const BESIDE = '"./shard-worker.js", import.meta.url';

export default {
  input: { main: "dist/src/cli/main.js", "shard-worker": "dist/src/corpus/execute/shard-worker.js" },
  platform: "node",
  external: (id) => !id.startsWith(".") && !isAbsolute(id),
  plugins: [
    {
      name: "places-of-modules",
      // A module that looks for files beside it finds them beside itself as it was.
      transform(code, id) {
        if (!code.includes("import.meta.url")) return null;
        const place = relative(out, id).split(sep).join("/");
        const own = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
        return code.split(BESIDE).map((part) => part.replaceAll("import.meta.url", own)).join(BESIDE);
      },
    },
  ],
  output: { dir: OUT, format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", cleanDir: true },
};
