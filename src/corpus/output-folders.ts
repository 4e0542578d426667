import { privateDirectoryOf, refuseExisting } from "../base/files.ts";
import { type StagedFolder, stageFolder } from "../base/files/staged-folder.ts";
import { refuseNested, refuseOverlap } from "./reading/refuse-overlap.ts";

/** Where a stage reads and writes. */
interface Places {
  readonly inputs: readonly string[];
  readonly outputDirectory: string;
  /** Default: the output folder's name plus `.private`. */
  readonly privateDirectory?: string;
  readonly force?: boolean;
}

/** The private folder of an output. Throws `usage` for folders that lie in each other, and `output-exists` without `force`. */
export async function requireFree({ inputs, outputDirectory, force = false, ...given }: Places): Promise<string> {
  const privateDirectory = given.privateDirectory ?? privateDirectoryOf(outputDirectory);
  refuseOverlap(inputs, [outputDirectory, privateDirectory]);
  refuseNested(privateDirectory, outputDirectory);
  for (const output of [outputDirectory, privateDirectory]) await refuseExisting(output, force);
  return privateDirectory;
}

/** Fills an output and its private folder, both their owner's alone: they appear whole, the private one first, or not at all. */
export async function fillFolders<Result>(
  outputDirectory: string,
  privateDirectory: string,
  fill: (output: StagedFolder, priv: StagedFolder) => Promise<Result>,
): Promise<Result> {
  const output = await stageFolder(outputDirectory, { private: true });
  const priv = await stageFolder(privateDirectory, { private: true });
  try {
    const result = await fill(output, priv);
    await priv.commit();
    await output.commit();
    return result;
  } finally {
    await output.discard();
    await priv.discard();
  }
}
