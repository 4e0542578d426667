import { existsSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf, readTextFile } from "../../base/files.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import type { ShadowModel } from "./measure-membership.ts";

/** In the private folder of a shadow model: the ids of the documents it was trained on, a line each. */
export const MEMBERS_FILE = "members.txt";

/**
 * A shadow model with the documents it was trained on, from `members.txt` in `<directory>.private`. Throws what `open` and reading throw, and
 * `input-empty` for a list without a document.
 */
export async function openShadow(
  directory: string,
  open: (directory: string) => Promise<MaskedLanguageModel>,
): Promise<ShadowModel> {
  const members = await readMembers(membersFileOf(directory));
  return { session: await open(directory), members };
}

/** A reference, and the documents it was trained on where its private folder lists them. */
export interface ReferenceModel {
  readonly session: MaskedLanguageModel;
  readonly members?: ReadonlySet<string>;
}

/** A reference model: like {@link openShadow}, but the list of documents may be absent. Throws likewise. */
export async function openReference(
  directory: string,
  open: (directory: string) => Promise<MaskedLanguageModel>,
): Promise<ReferenceModel> {
  const members = await readMembersOf(directory);
  return { session: await open(directory), ...(members && { members }) };
}

/** The documents that a model was trained on, from `members.txt` in `<directory>.private`; undefined without one. Throws what reading throws. */
export async function readMembersOf(directory: string): Promise<ReadonlySet<string> | undefined> {
  const path = membersFileOf(directory);
  return existsSync(path) ? readMembers(path) : undefined;
}

function membersFileOf(directory: string): string {
  return join(privateDirectoryOf(directory), MEMBERS_FILE);
}

async function readMembers(path: string): Promise<ReadonlySet<string>> {
  const lines = (await readTextFile(path, "list of a shadow model's documents")).split(/\r?\n/);
  const members = new Set(lines.map((line) => line.trim()).filter((line) => line !== ""));
  if (members.size === 0)
    throw new UnnameError(
      "input-empty",
      `${path}: no document. Expected the ids of those it was trained on, a line each.`,
    );
  return members;
}
