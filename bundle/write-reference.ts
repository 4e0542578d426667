// Writes the pages that are made of the sources, docs/reference/api.md and docs/reference/commands.md: npm run docs:reference
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { writeFileAtomic } from "../src/base/files.ts";
import { renderApiPage } from "./api-page.ts";
import { renderCommandsPage } from "./commands-page.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, "docs", "reference");
await writeFileAtomic(join(folder, "api.md"), renderApiPage(root));
await writeFileAtomic(join(folder, "commands.md"), renderCommandsPage());
