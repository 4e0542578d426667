import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import type { Command } from "commander";

import { UnnameError } from "../../../base/errors.ts";
import { PACKAGE_ROOT } from "../../../base/package-root.ts";
import { integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io } from "../../terminal.ts";

interface Flags extends CommonOptions {
  readonly port: number;
}

const HELP = `
Serves the documentation to a browser on this machine until Ctrl-C. Its search needs no network. The bundle has the pages; in a checkout
"npm run docs:site" makes them.

Example:
  unname docs --port 8080`;

/** Alone on this machine. */
const HOST = "127.0.0.1";
/** Where the bundle has the pages, and where a checkout makes them. */
const FOLDERS = ["site", "dist/site"] as const;

/** Adds `unname docs`: the documentation in a browser, with search. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("docs")
    .description("show the documentation in a browser, with search")
    .option("--port <n>", "port on this machine (default: a free one)", integerOption(1), 0);
  finishCommand(command, HELP).action(async (flags: Flags) => {
    const folder = FOLDERS.map((name) => join(PACKAGE_ROOT, name)).find((path) => existsSync(join(path, "index.html")));
    if (folder === undefined)
      throw new UnnameError(
        "input-missing",
        `docs: the pages are not here. In a checkout make them with: npm run docs:site. The same text is in ${join(PACKAGE_ROOT, "docs")}.`,
      );
    await serve(folder, flags.port, (url) => {
      io.stdout.write(flags.json ? `${JSON.stringify({ url })}\n` : `${url}\n`);
      if (flags.quiet !== true && flags.json !== true) io.stderr.write("Ctrl-C ends it.\n");
    });
  });
}

async function serve(folder: string, port: number, onReady: (url: string) => void): Promise<void> {
  const { getRequestListener } = await import("@hono/node-server");
  const { serveStatic } = await import("@hono/node-server/serve-static");
  const { Hono } = await import("hono");
  const app = new Hono().get("*", serveStatic({ root: folder }));
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((_, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) =>
      reject(new UnnameError("usage", `docs: port ${port} cannot be used (${cause.code}). Name another.`, { cause })),
    );
    server.listen(port, HOST, () => onReady(`http://${HOST}:${(server.address() as AddressInfo).port}/`));
  });
}
