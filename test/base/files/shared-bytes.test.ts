import { expect, it, vi } from "vitest";

import { adoptSharedFiles, shareMade, sharedFiles } from "../../../src/base/files/shared-bytes.ts";

it("makes bytes once for all that ask, in memory that threads share", () => {
  const make = vi.fn(() => Uint8Array.of(1, 2, 3));
  const [first, second] = [shareMade("test#made", make), shareMade("test#made", make)];
  expect(make).toHaveBeenCalledTimes(1);
  expect([...second]).toEqual([1, 2, 3]);
  expect(first.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(second.buffer).toBe(first.buffer);
  adoptSharedFiles(new Map([["test#given", sharedFiles().get("test#made") as SharedArrayBuffer]]));
  expect(shareMade("test#given", make).buffer).toBe(first.buffer);
  expect(make).toHaveBeenCalledTimes(1);
});
