import { describe, expect, it } from "vitest";

import { nameParts, recoveryKeys } from "../../../src/audit/names/name-parts.ts";

describe("nameParts", () => {
  it.each([
    ["Fatma van der Berg", ["fatma", "berg"]],
    ["José el Khatib-Ten Brink", ["jose", "khatib", "brink"]],
    ["J.A. de Vries", ["vries"]],
    ["dhr. Jansen", ["jansen"]],
    ["'t Hoen", ["hoen"]],
    ["Th.P. Bos", ["bos"]],
    ["J.A.", []],
    ["An", ["an"]],
    ["O", []],
    ["Jan Jan", ["jan"]],
  ])("of %s are %j", (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });

  it("leaves out parts that are too short", () => {
    expect(nameParts("Jo Bos", 3)).toEqual(["bos"]);
  });
});

describe("recoveryKeys", () => {
  it("takes the whole name beside its parts, but no initials", () => {
    expect(recoveryKeys(" Zoë van Dijk ")).toEqual(new Set(["zoe", "dijk", "zoe van dijk"]));
    expect(recoveryKeys("J.A.")).toEqual(new Set());
  });
});
