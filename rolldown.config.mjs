// Joins the compiled modules of the command line into few files: Node takes about a millisecond a module to find and load, of which `anonymise` has 500.
// `dist/src` stays the library; bin/unname.js runs what is joined if it is as new. Packages stay where they are.
import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const OUT = "dist/app";
const out = fileURLToPath(new URL(`${OUT}/`, import.meta.url));
const { dependencies, optionalDependencies = {} } = JSON.parse(readFileSync("package.json", "utf8"));
const DEPENDENCIES = Object.keys({ ...dependencies, ...optionalDependencies });
/** What threads run, joined like the command line, so that it lies beside what starts it. */
const BESIDE = '"./shard-worker.js", import.meta.url';

/** The modules that a compiled module imports at once, itself among them. */
function importedBy(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of readFileSync(path, "utf8").matchAll(/^(?:import|export)\b[^;"'=(]*["'](\.[^"']+\.js)["']/gmu))
    importedBy(join(dirname(path), name), found);
  return found;
}

const [line, work] = ["cli/main.js", "corpus/anonymise.js"].map((name) => importedBy(resolve("dist/src", name)));
// It waits for what it loads later, so nothing of that may import it.
line.delete(resolve("dist/src/cli/main.js"));

export default {
  input: { main: "dist/src/cli/main.js", "shard-worker": "dist/src/corpus/execute/shard-worker.js" },
  platform: "node",
  external: (id) => !id.startsWith(".") && !isAbsolute(id),
  plugins: [
    {
      name: "declared-packages",
      // What a package of ours imports, npm must install: nothing that joining added.
      generateBundle(_, chunks) {
        for (const { fileName, imports = [] } of Object.values(chunks))
          for (const name of imports) {
            const isKnown =
              name in chunks ||
              isBuiltin(name) ||
              DEPENDENCIES.some((one) => name === one || name.startsWith(`${one}/`));
            if (!isKnown) throw new Error(`${OUT}/${fileName} imports ${name}, which package.json does not list`);
          }
      },
    },
    {
      name: "places-of-modules",
      // A module that looks for files beside it finds them beside itself as it was.
      transform(code, id) {
        if (!code.includes("import.meta.url")) return null;
        const place = relative(out, id).split(sep).join("/");
        const own = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
        return code
          .split(BESIDE)
          .map((part) => part.replaceAll("import.meta.url", own))
          .join(BESIDE);
      },
    },
  ],
  output: {
    dir: OUT,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    cleanDir: true,
    // What the command line loads in any case, and what step 1 does besides: a file each.
    codeSplitting: {
      groups: [
        { name: "line", test: (id) => line.has(id) },
        { name: "work", test: (id) => work.has(id) },
      ],
    },
  },
};
