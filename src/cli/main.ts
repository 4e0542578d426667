import { constants } from "node:os";

import { interruptionMessages } from "../base/process/interruption.ts";
import { disablePretenuring } from "../base/process/disable-pretenuring.ts";
import { removeTemporaries } from "../base/files/temporary.ts";
import { EXIT } from "./exit.ts";
import { runCli } from "./run-cli.ts";
import { processIo } from "./terminal.ts";

disablePretenuring();

// A reader that has seen enough (`unname ... | head`) is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(EXIT.done);
    throw error;
  });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    const messages = interruptionMessages();
    for (const message of messages) process.stderr.write(`\n${message}\n`);
    removeTemporaries();
    // What can be taken up again ends as interrupted, whatever the signal.
    process.exit(messages.length > 0 ? EXIT.interrupted : 128 + constants.signals[signal]);
  });
}

// Node would exit with 1, which says that a threshold was missed.
process.on("uncaughtException", (error) => {
  process.stderr.write(`error: a bug in unname; please report it.\n${error.stack}\n`);
  process.exit(EXIT.bug);
});

process.exitCode = await runCli(process.argv.slice(2), processIo());
