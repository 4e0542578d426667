import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { AUDIT_SCHEMA_VERSION } from "../../src/audit/audit-report.ts";
import { readAudit, writeAudit } from "../../src/audit/audit-file.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { sampleReport } from "../report/sample-audit.ts";

const report = sampleReport({ name: "model", contexts: 30, leak: 0.1, loss: 2 });

describe("writeAudit and readAudit", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await temporaryDirectory();
  });

  it("read back what was written, of one model and of several", async () => {
    const path = await writeAudit(join(directory, "audit"), report, "<p>page</p>");
    expect(await readAudit(path)).toEqual(report);
    expect((await readdir(join(directory, "audit"))).sort()).toEqual(["audit.json", "report.html"]);
    expect(await readFile(join(directory, "audit/report.html"), "utf8")).toBe("<p>page</p>");
    const comparison = { schemaVersion: AUDIT_SCHEMA_VERSION, models: [report, report] } as const;
    expect(await readAudit(await writeAudit(join(directory, "both"), comparison, ""))).toEqual(comparison);
  });

  it("refuse what is no audit, and versions to come", async () => {
    const path = join(directory, "other.json");
    for (const text of [
      "[]",
      "{",
      '{"schemaVersion":2}',
      '{"schemaVersion":2,"models":[{}]}',
      JSON.stringify({ ...report, schemaVersion: 1 }),
      JSON.stringify({ ...report, schemaVersion: 3 }),
    ]) {
      await writeFile(path, text);
      await expect(readAudit(path)).rejects.toMatchObject({ code: "input-format" });
    }
  });
});
