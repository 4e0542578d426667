import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes texts as `000000.txt`, `000001.txt` …, with what `annotationsOf` gives beside each as `.ann`; the folder has its name when it is whole. */
export async function writeText(outputDirectory, documents, annotationsOf) {
  const part = `${outputDirectory}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  for (const [at, document] of documents.entries()) {
    const path = join(part, String(at).padStart(6, "0"));
    await writeFile(`${path}.txt`, document.text);
    if (annotationsOf !== undefined) await writeFile(`${path}.ann`, annotationsOf(document));
  }
  await rename(part, outputDirectory);
  process.stderr.write(`${documents.length} documents: ${outputDirectory}\n`);
}
