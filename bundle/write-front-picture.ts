// Writes docs/front.svg, the README's picture: npm run docs:picture
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { writeFileAtomic } from "../src/base/files.ts";
import { renderFrontPicture } from "./front-picture.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
await writeFileAtomic(join(root, "docs", "front.svg"), await renderFrontPicture(root));
