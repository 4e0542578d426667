import { describe, expect, it } from "vitest";

import packageJson from "../../package.json" with { type: "json" };
import { loadRuntime } from "../../src/model/load-runtime.ts";

const failing = (code: string, message: string) => () => Promise.reject(Object.assign(new Error(message), { code }));

describe("loadRuntime", () => {
  it("loads what is installed, the version that package.json names", async () => {
    const { env } = await loadRuntime();
    expect(packageJson.peerDependencies["onnxruntime-node"]).toBe(`^${env.versions.node}`);
  });

  it("says how to install what is not, without its script", async () => {
    const missing = failing("ERR_MODULE_NOT_FOUND", "Cannot find package 'onnxruntime-node' imported from here");
    await expect(loadRuntime(missing)).rejects.toMatchObject({
      code: "runtime-missing",
      message: expect.stringMatching(/npm install --ignore-scripts onnxruntime-node@\d+\.\d+\.\d+ /),
    });
  });

  it.each([
    ["MODULE_NOT_FOUND", "Cannot find module '../bin/napi-v6/darwin/x64/onnxruntime_binding.node'"],
    ["ERR_DLOPEN_FAILED", "ld-linux-x86-64.so.2: cannot open shared object file"],
    ["ERR_MODULE_NOT_FOUND", "Cannot find package 'onnxruntime-common' imported from here"],
  ])("says so where a machine has no native part (%s)", async (code, message) => {
    await expect(loadRuntime(failing(code, message))).rejects.toMatchObject({
      code: "runtime-missing",
      message: expect.stringContaining(`for ${process.platform} ${process.arch}`),
    });
  });
});
