import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { readKnownNames } from "../../../src/audit/names/known-names.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

describe("readKnownNames", () => {
  let directory: string;
  beforeEach(async () => {
    directory = await temporaryDirectory();
  });
  const read = async (name: string, text: string) => {
    await writeFile(join(directory, name), text);
    return readKnownNames(join(directory, name));
  };

  it("takes given names, nicknames and surnames of people.jsonl", async () => {
    const people =
      '{"id":"p1","given":["Fatma","Zehra"],"surname":"Yılmaz"}\n{"nickname":"Jo","surname":"Bos"}\n"Ans de Wit"\n';
    expect(await read("people.jsonl", people)).toEqual(["Fatma", "Zehra", "Yılmaz", "Jo", "Bos", "Ans de Wit"]);
  });

  it("takes the column headed name of a table, or its first", async () => {
    expect(await read("a.csv", 'id,Name\n1,"Fatma Bos"\n2,Jan\n')).toEqual(["Fatma Bos", "Jan"]);
    expect(await read("b.csv", "Fatma;f\nJan;m\n\n")).toEqual(["Fatma", "Jan"]);
  });

  it("says the line that holds no name, but not what it holds", async () => {
    const attempt = read("c.jsonl", '"Jan"\n{"dokter":"Fatma"}\n');
    await expect(attempt).rejects.toThrow(/c\.jsonl, line 2/);
    await expect(attempt).rejects.not.toThrow(/Fatma/);
  });
});
