import type { Command } from "commander";

import { finishCommand, type CommonOptions, printResult, type Io } from "../../terminal.ts";

interface Flags extends CommonOptions {
  readonly out: string;
}

const EXAMPLE = `
Example:
  unname key --out /secure/surrogates.key
  unname anonymise notes/ --replace surrogate --key-file /secure/surrogates.key --out clean/

The key and a list of names together show which person a surrogate replaced: keep the key as you keep the notes. The same key gives the
same surrogates on every machine; without it they cannot be made again.`;

/** Adds `unname key`: a new key for surrogates. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("key")
    .description("make a key for surrogates")
    .requiredOption("-o, --out <file>", "where to write it; never replaces a file");
  finishCommand(command, EXAMPLE).action(async (flags: Flags) => {
    const { keyFingerprint, readKeyFile, writeNewKey } = await import("../../../replace/secret-key.ts");
    await writeNewKey(flags.out);
    const fingerprint = keyFingerprint(await readKeyFile(flags.out));
    printResult(io, flags, { file: flags.out, fingerprint }, `Key written: ${flags.out} (fingerprint ${fingerprint})`);
  });
}
