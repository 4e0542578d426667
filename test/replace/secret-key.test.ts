import { chmod, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import {
  createKey,
  findKey,
  keyFingerprint,
  parseKey,
  readKeyFile,
  writeNewKey,
} from "../../src/replace/secret-key.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

describe("keys", () => {
  it("are 32 random bytes, read back from their file", async () => {
    const written = createKey();
    expect(createKey()).not.toBe(written);
    const path = join(await temporaryDirectory(), "key");
    await writeFile(path, written, { mode: 0o600 });
    const key = await readKeyFile(path);
    expect(Buffer.from(key).toString("hex")).toBe(written.trim());
    expect(await findKey(undefined, { UNNAME_KEY_FILE: path })).toEqual(key);
    expect(await findKey(undefined, { UNNAME_KEY: written })).toEqual(key);
    expect(await findKey(undefined, {})).toBeUndefined();
    expect(keyFingerprint(key)).toMatch(/^[0-9a-f]{16}$/);
    expect(written).not.toContain(keyFingerprint(key));
  });

  it.skipIf(process.platform === "win32")("are refused where others may read them", async () => {
    const path = join(await temporaryDirectory(), "key");
    await writeFile(path, createKey());
    await chmod(path, 0o640);
    await expect(readKeyFile(path)).rejects.toThrow(/chmod 600/);
  });

  it("are written into a folder that is made for them, once", async () => {
    const path = join(await temporaryDirectory(), "keys", "new.key");
    await writeNewKey(path);
    expect(await readKeyFile(path)).toHaveLength(32);
    if (process.platform !== "win32") expect((await stat(join(path, ".."))).mode & 0o777).toBe(0o700);
    await expect(writeNewKey(path)).rejects.toMatchObject({ code: "output-exists" });
    await expect(writeNewKey(join(path, "below.key"))).rejects.toMatchObject({ code: "usage" });
  });

  it("are refused if missing, cut or not random, without being told", () => {
    expect(() => parseKey("abc", "KEY")).toThrow(/64 hexadecimal/);
    expect(() => parseKey("0".repeat(64), "KEY")).toThrow(/random/);
    return expect(readKeyFile("/nowhere/key")).rejects.toMatchObject({ code: "input-missing" });
  });
});
