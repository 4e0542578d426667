import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";

import { UnnameError } from "../base/errors.ts";
import { privateDirectoryOf, readTextFile } from "../base/files.ts";
import { sha256File } from "../base/hash.ts";
import { type Context, CONTEXT_SETS, countSets, type Original, SPLITS } from "../probe/contexts/context.ts";
import { readContextsManifest, type ReadManifest } from "../probe/contexts/contexts-manifest.ts";
import { plantedSentences } from "../probe/contexts/planted-sentences.ts";
import { readCanaries } from "../probe/contexts/read-canaries.ts";
import { readContexts } from "../probe/contexts/read-contexts.ts";
import { readOriginals } from "../probe/contexts/read-originals.ts";
import { EACH_DOCUMENT, readPatients } from "../corpus/patients/read-patients.ts";
import type { ContextFileSummary } from "./audit-report.ts";
import { checkFreshness, type Freshness } from "./freshness/check-freshness.ts";
import { findSeenText } from "./freshness/find-seen-text.ts";
import { digestTestSet } from "./freshness/look.ts";
import { type AuditUnits, countApart, uniteContexts } from "./units.ts";

/** Contexts to audit with what is known of them. Private: it holds originals. */
export interface AuditContexts {
  /** Of the test sets, without those that are nearly the same as one of another set. */
  readonly contexts: readonly Context[];
  /** Every context of the files, of every set. */
  readonly all: readonly Context[];
  /** By context id. */
  readonly originals: ReadonlyMap<string, Omit<Original, "id">>;
  /** Which contexts go together. */
  readonly units: AuditUnits;
  /** Of all test contexts, see {@link countApart}. */
  readonly apart: number;
  readonly files: readonly ContextFileSummary[];
  readonly freshness: Freshness;
  /** Files that are not as `unname contexts` wrote them, cut or edited: their manifest has another digest, other counts or another split. */
  readonly changedFiles: number;
  /** Files without a manifest: a CSV, a file made by hand, a copy. Which sentences they hold, and why these, cannot be checked. */
  readonly unlistedFiles: number;
  /** Of the other files. */
  readonly manifests: readonly ReadManifest[];
  /** Private folders of the corpora that the contexts come from, and of those that were named. */
  readonly privateDirectories: readonly string[];
  /** Where originals were read from. */
  readonly originalFiles: readonly string[];
}

export interface AuditContextsInput {
  readonly contextFiles: readonly string[];
  /** `originals.jsonl` files beside those that the contexts' manifests name. */
  readonly originalFiles?: readonly string[];
  /** Corpora that `anonymise` wrote, beside those that the contexts come from. */
  readonly corpora?: readonly string[];
  /** Whose each document is, see `readPatients`, beside what the originals say; `documents` if each is of another patient. */
  readonly patientsFile?: string;
  /** Planted people, see `readCanaries`: contexts that are their sentences are left out. */
  readonly canariesFile?: string;
}

/**
 * The test contexts of some files, and what their manifests know of them: originals and private folders. Development contexts, which
 * people have looked at, and the reserve are left out.
 * Throws as `readContexts` does; `input-empty` if no context is for tests; `input-format` if an id occurs twice, a context has two
 * originals, or no original belongs to a context.
 */
export async function readAuditContexts(input: AuditContextsInput): Promise<AuditContexts> {
  const { contextFiles, corpora = [] } = input;
  const read = await Promise.all(
    contextFiles.map(async (path) => ({
      manifest: await readContextsManifest(path),
      contexts: await readContexts(path),
    })),
  );
  const manifests = read.flatMap(({ manifest }) => manifest ?? []);
  // What a manifest names may have been moved away since: what is then unknown is reported, and makes nothing pass.
  const present = (paths: readonly string[]) => paths.filter((path) => existsSync(path));
  const given = (input.originalFiles ?? []).map((path) => resolve(path));
  const originalFiles = [...new Set([...given, ...present(manifests.map(({ originals }) => originals))])];
  const originals = uniteOriginals((await Promise.all(originalFiles.map(readOriginals))).flat(), originalFiles);
  const perFile = read.map(({ contexts }) => contexts);
  const all = perFile.flat();
  requireUsable(all, originals, contextFiles);
  const seenCorpora = present(manifests.flatMap(({ split, corpus }) => (split === "seen" ? [corpus] : [])));
  const unchecked = manifests.some(({ split, against }) => split === "unseen" && !isHeldAgainst(against, seenCorpora));
  const patients = input.patientsFile === EACH_DOCUMENT ? EACH_DOCUMENT : await readPatientsOf(input.patientsFile);
  const planted = input.canariesFile === undefined ? [] : plantedSentences(await readCanaries(input.canariesFile));
  const freshness = checkFreshness(all, unchecked ? await findSeenText(all, seenCorpora) : new Set(), planted);
  const files = await summariseFiles(contextFiles, perFile, freshness, originals);
  const privateDirectories = new Set([
    ...present(manifests.map(({ privateDirectory }) => privateDirectory)),
    ...corpora.map((corpus) => resolve(privateDirectoryOf(corpus))),
  ]);
  return {
    contexts: freshness.fresh,
    all,
    originals,
    units: uniteContexts(freshness.fresh, originals, patients),
    apart: countApart(
      all.filter(({ set }) => set === "test"),
      originals,
      patients,
    ),
    files,
    freshness,
    changedFiles: read.filter(({ manifest, contexts }) => manifest && !isAsWritten(manifest, contexts)).length,
    unlistedFiles: contextFiles.length - manifests.length,
    manifests,
    privateDirectories: [...privateDirectories],
    originalFiles,
  };
}

async function summariseFiles(
  paths: readonly string[],
  perFile: readonly (readonly Context[])[],
  freshness: Freshness,
  originals: AuditContexts["originals"],
): Promise<ContextFileSummary[]> {
  const fresh = new Set(freshness.fresh);
  const files: ContextFileSummary[] = [];
  for (const [index, path] of paths.entries()) {
    const sha256 = await sha256File(path);
    for (const split of SPLITS) {
      const ofSplit = (perFile[index] ?? []).filter((context) => context.split === split && context.set === "test");
      if (ofSplit.length === 0) continue;
      const asked = ofSplit.filter((context) => fresh.has(context));
      files.push({
        file: basename(path),
        sha256,
        split,
        n: asked.length,
        originals: asked.filter((context) => originals.has(context.id)).length,
        nearDuplicates: ofSplit.length - asked.length,
        testSetSha256: digestTestSet(ofSplit),
      });
    }
  }
  return files;
}

async function readPatientsOf(path: string | undefined): Promise<ReadonlyMap<string, string>> {
  return path === undefined ? new Map() : readPatients(path);
}

/** By context id. Throws `input-format` if one context has two: which of them stood there is unknown, and the wrong one never comes back. */
function uniteOriginals(read: readonly Original[], paths: readonly string[]): Map<string, Omit<Original, "id">> {
  const originals = new Map<string, Omit<Original, "id">>();
  for (const { id, ...original } of read) {
    const known = originals.get(id)?.original;
    if (known !== undefined && known !== original.original) {
      const message = `${paths.join(", ")}: two different originals of context ${id}. Give the one originals.jsonl that was written with these contexts.`;
      throw new UnnameError("input-format", message, { details: { paths, context: id } });
    }
    originals.set(id, original);
  }
  return originals;
}

/** Whether a contexts file is the one that its manifest is about, and the manifest says of it what it holds. */
function isAsWritten({ isCurrent, counts, split }: ReadManifest, contexts: readonly Context[]): boolean {
  const found = countSets(contexts);
  return (
    isCurrent &&
    CONTEXT_SETS.every((set) => found[set] === counts[set]) &&
    contexts.every((context) => context.split === split)
  );
}

/** Whether contexts were held against all of these corpora when they were gathered: it need not be done again. */
function isHeldAgainst(against: readonly string[], corpora: readonly string[]): boolean {
  return corpora.every((corpus) => against.includes(corpus));
}

function requireUsable(
  all: readonly Context[],
  originals: ReadonlyMap<string, unknown>,
  paths: readonly string[],
): void {
  const tests = all.filter(({ set }) => set === "test");
  if (tests.length === 0) {
    const message = `${paths.join(", ")}: no context of the test set. Audits look at those alone; gather some with "unname contexts".`;
    throw new UnnameError("input-empty", message, { details: { paths } });
  }
  if (new Set(all.map(({ id }) => id)).size < all.length) {
    const message = `${paths.join(", ")}: a context id occurs in two files. Ids must differ, across files too.`;
    throw new UnnameError("input-format", message, { details: { paths } });
  }
  if (originals.size > 0 && !tests.some(({ id }) => originals.has(id))) {
    const message = `none of ${originals.size} originals belongs to one of ${tests.length} test contexts. Give the originals.jsonl that was written with these contexts.`;
    throw new UnnameError("input-format", message, { details: { originals: originals.size, contexts: tests.length } });
  }
}

/** Words of a plain list, one a line; lines that start with `#` are comments. Throws `input-missing` or `input-encoding`. */
export async function readWordList(path: string): Promise<string[]> {
  const lines = (await readTextFile(path, "word list")).split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}
