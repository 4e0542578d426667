import { createRequire } from "node:module";

import type * as onnxruntime from "onnxruntime-node";

import { UnnameError } from "../base/errors.ts";

/** What models are run with. */
export type Runtime = typeof onnxruntime;

const PACKAGE = "onnxruntime-node";

/**
 * The runtime of models. It is an optional part of an installation: its install script asks a host of its own for files of graphics
 * processors, which nothing here uses, and so fails behind a firewall. Throws `runtime-missing` where it is not installed, or not for this
 * kind of machine.
 */
export async function loadRuntime(load: () => Promise<Runtime> = () => import("onnxruntime-node")): Promise<Runtime> {
  try {
    return await load();
  } catch (cause) {
    throw describeMissing(cause as NodeJS.ErrnoException);
  }
}

function describeMissing(cause: NodeJS.ErrnoException): UnnameError {
  const runtime = `${PACKAGE}@${testedVersion()}`;
  const machine = `${process.platform} ${process.arch}`;
  const isInstalled = cause.code !== "ERR_MODULE_NOT_FOUND" || !cause.message.includes(`'${PACKAGE}'`);
  const problem = isInstalled
    ? `expected a native part of ${runtime} for ${machine}, found none that loads. docs/start/install.md lists the machines that there is one for.`
    : `expected the package ${PACKAGE}, found none. Install it beside unname, without its script: npm install --ignore-scripts ${runtime} (docs/start/install.md).`;
  const message = `models cannot be run here: ${problem} Step 1 with rules and CRF models needs no runtime.`;
  return new UnnameError("runtime-missing", message, { details: { package: runtime, machine }, cause });
}

/** What package.json asks for: the version that the tests ran with, and by the lock file no other in a bundle. */
function testedVersion(): string {
  const { peerDependencies } = createRequire(import.meta.url)("unname/package.json") as {
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
  return (peerDependencies[PACKAGE] ?? "").replace(/^\^/, "");
}
