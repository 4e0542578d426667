// Writes the page of the library, docs/reference/api.md, which no commit holds: npm run docs:api
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { writeFileAtomic } from "../src/base/files.ts";
import { renderApiPage } from "./api-page.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
await writeFileAtomic(join(root, "docs", "reference", "api.md"), renderApiPage(root));
