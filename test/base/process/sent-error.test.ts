import { expect, it } from "vitest";

import { UnnameError } from "../../../src/base/errors.ts";
import { fromSentError, toSentError } from "../../../src/base/process/sent-error.ts";

it("keeps what an error of ours holds, on its way to another thread", () => {
  const details = { file: "notes.jsonl", record: 3, expected: ["text"] };
  const error = fromSentError(
    structuredClone(toSentError(new UnnameError("input-format", "notes.jsonl: …", { details }))),
  );
  expect(error).toBeInstanceOf(UnnameError);
  expect(error).toMatchObject({ code: "input-format", message: "notes.jsonl: …", details });
});

it("throws what is not ours: its message may hold text of a note", () => {
  const error = new TypeError("of somebody else");
  expect(() => toSentError(error)).toThrow(error);
});
