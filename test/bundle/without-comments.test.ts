import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { withoutComments } from "../../bundle/without-comments.ts";

it("takes out comments and nothing else, and leaves lines where they are", () => {
  const source = `#!/usr/bin/env node
/** A doc
 * comment. */
const text = "// no comment /* nor this */"; // gone
const pattern = /\\/\\/[*]/; /* gone */ const after = \`\${1 /* gone */}// stays\`;
export { after, pattern, text };
`;
  expect(withoutComments("a.js", source)).toBe(`#!/usr/bin/env node


const text = "// no comment /* nor this */"; 
const pattern = /\\/\\/[*]/;  const after = \`\${1 }// stays\`;
export { after, pattern, text };
`);
});

it("refuses what is no module", () => {
  expect(() => withoutComments("a.js", "const = 1")).toThrow(/^a\.js: expected a module/);
});

it("keeps every literal of real modules", async () => {
  const folder = join("node_modules", "commander", "lib");
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(".js"))) {
    const source = await readFile(join(folder, name), "utf8");
    const short = withoutComments(name, source);
    expect(short.length).toBeLessThan(source.length);
    expect(short.split("\n")).toHaveLength(source.split("\n").length);
    expect(withoutComments(name, short)).toBe(short);
  }
});
