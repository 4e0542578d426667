import { existsSync } from "node:fs";
import { basename, join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { parseFields } from "../../base/json-values.ts";
import { sha256 } from "../../base/hash.ts";
import { refuseUnfinished } from "../../corpus/run/refuse-unfinished.ts";
import { readSentences } from "../../probe/score/read-sentences.ts";
import { ENTITIES, type Entity, entityOf } from "../../text/entities.ts";
import { foldSurface } from "../../text/fold.ts";
import { readSurface } from "../../text/read/read-text.ts";

/** Where names come from, without a name: what a report says of them. */
export interface NameSource {
  /** `list`: a list of people. `spans`: what step 1 replaced. `originals`: what stood at the masks of contexts. */
  readonly kind: "list" | "spans" | "originals";
  /** The file's name without its folder. */
  readonly file: string;
  /** Distinct names, as they are written. */
  readonly names: number;
  /** See {@link digestNames}; keyed in a report. */
  readonly sha256: string;
  /** Kinds of text that step 1 replaced, of `spans`. */
  readonly entities?: readonly Entity[];
}

/** Names and where they come from. Private. */
export interface SourcedNames {
  /** Distinct, as they are written, in order of first mention. */
  readonly surfaces: readonly string[];
  readonly sources: readonly NameSource[];
  /** Of all surfaces together, see {@link digestNames}. */
  readonly digest: string;
}

/** What the private folders of corpora hold that names people. */
const FILES = [
  ["spans", "spans.jsonl"],
  ["spans", "left-out-spans.jsonl"],
  ["originals", "originals.jsonl"],
] as const;

/**
 * Every name that step 1 replaced in some corpora and that stood at the masks of their contexts: the PERSON surfaces of
 * `spans.jsonl` and the originals of `originals.jsonl` in each private folder. Files are read line by line, and only distinct
 * surfaces are kept. A folder may lack one of the two files. Throws `input-missing` if it lacks both, `input-encoding` and
 * `input-format` with file and line; no message holds a name.
 */
export async function readCorpusNames(privateDirectories: readonly string[]): Promise<SourcedNames> {
  const read: SourcedNames[] = [];
  for (const directory of privateDirectories) {
    refuseUnfinished(directory);
    const present = FILES.filter(([, file]) => existsSync(join(directory, file)));
    if (present.length === 0) {
      throw new UnnameError(
        "input-missing",
        `${directory}: expected spans.jsonl or originals.jsonl, found neither. Name a folder that "unname anonymise" wrote; its private folder is <folder>.private.`,
        { details: { path: directory } },
      );
    }
    for (const [kind, file] of present) read.push(await readSurfaces(join(directory, file), kind));
  }
  return uniteNames(read);
}

/** The distinct surfaces of one `spans.jsonl` or `originals.jsonl`. Throws as {@link readCorpusNames} does. */
export async function readSurfaces(path: string, kind: "spans" | "originals"): Promise<SourcedNames> {
  if (!existsSync(path)) {
    const maker = kind === "spans" ? "unname anonymise" : "unname contexts";
    const message = `${path}: no such file of ${kind}. Check the path; "${maker}" writes it.`;
    throw new UnnameError("input-missing", message, { details: { path } });
  }
  const surfaces = new Set<string>();
  const entities = new Set<Entity>();
  for await (const { line, text } of readSentences(path, "lines")) {
    const { surface, entity } = namedOf(text, kind) ?? {};
    if (surface === undefined) {
      const expected = kind === "spans" ? '{"document", "start", "end", "label", "surface"}' : '{"id", "original"}';
      throw new UnnameError("input-format", `${path}, line ${line}: expected ${expected}. Is this a file of ${kind}?`, {
        details: { path, line },
      });
    }
    // As a model may have learnt it: without the markup that stood inside it.
    if (surface !== "") surfaces.add(readSurface(surface));
    if (entity !== undefined) entities.add(entity);
  }
  const named = namesOfSource(surfaces, kind, path);
  if (kind === "originals") return named;
  const replaced = ENTITIES.filter((entity) => entities.has(entity));
  return { ...named, sources: named.sources.map((source) => ({ ...source, entities: replaced })) };
}

/** Names of one source; `path` gives the file's name. */
export function namesOfSource(surfaces: Iterable<string>, kind: NameSource["kind"], path: string): SourcedNames {
  const distinct = [...new Set(surfaces)];
  const digest = digestNames(distinct);
  return {
    surfaces: distinct,
    sources: [{ kind, file: basename(path), names: distinct.length, sha256: digest }],
    digest,
  };
}

/** Names of several sources as one. */
export function uniteNames(read: readonly SourcedNames[]): SourcedNames {
  const surfaces = new Set<string>();
  for (const one of read) for (const surface of one.surfaces) surfaces.add(surface);
  return { surfaces: [...surfaces], sources: read.flatMap(({ sources }) => sources), digest: digestNames(surfaces) };
}

/**
 * SHA-256 of the distinct names, folded (lower case, without accents), sorted and one a line: the same for the same names, in
 * whatever order, case and format they are listed.
 */
export function digestNames(surfaces: Iterable<string>): string {
  const folded = new Set<string>();
  for (const surface of surfaces) folded.add(foldSurface(surface));
  return sha256([...folded].sort().join("\n"));
}

/** What a line names, empty if no person, and what kind of text it is; undefined if it is no such line. */
function namedOf(
  line: string,
  kind: "spans" | "originals",
): { readonly surface: string; readonly entity?: Entity | undefined } | undefined {
  const { label, surface, original } = parseFields(line);
  if (kind === "originals") return typeof original === "string" ? { surface: original.trim() } : undefined;
  if (typeof label !== "string" || typeof surface !== "string") return undefined;
  const entity = entityOf(label, surface);
  return { surface: entity === "PERSON" ? surface.trim() : "", entity: ENTITIES.find((one) => one === entity) };
}
