import { VERSION } from "../base/version.ts";

/** What a stage did, in its output folder. Holds no name and no absolute path. */
export interface Manifest {
  readonly schemaVersion: 1;
  readonly stage: string;
  /**
   * SHA-256 of each input file's text, by relative path: only where the output holds these texts. Of texts whose names were replaced
   * it would be found by guessing the names.
   */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The options in force, defaults filled in. */
  readonly configuration: Readonly<Record<string, unknown>>;
  /** Null where nothing was drawn at random. */
  readonly seed: number | null;
  readonly versions: { readonly unname: string; readonly node: string };
  readonly counts: Readonly<Record<string, number>>;
  /** Documents by language, where step 1 chose it: `nl`, `nl+fr` with passages in another, `unknown` if it may be several. */
  readonly languages?: Readonly<Record<string, number>>;
}

/** The name of the manifest in every stage's output folder. */
export const MANIFEST_FILE = "manifest.json";

/** A manifest of this program's and Node's version. */
export function createManifest(stage: Omit<Manifest, "schemaVersion" | "versions">): Manifest {
  return { schemaVersion: 1, ...stage, versions: { unname: VERSION, node: process.versions.node } };
}

/** A manifest as its file holds it. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
