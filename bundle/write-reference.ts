// Writes what is made of the sources, docs/reference/commands.md and docs/unname.config.schema.json: npm run docs:reference
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { writeFileAtomic } from "../src/base/files.ts";
import { createProgram } from "../src/cli/program.ts";
import { processIo } from "../src/cli/terminal.ts";
import { renderCommandsPage } from "./commands-page.ts";
import { configSchema } from "./config-schema.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
await writeFileAtomic(join(root, "docs", "reference", "commands.md"), renderCommandsPage());
await writeFileAtomic(
  join(root, "docs", "unname.config.schema.json"),
  JSON.stringify(configSchema(createProgram(processIo()))),
);
