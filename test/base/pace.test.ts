import { expect, it } from "vitest";

import { formatDuration, paceTeller } from "../../src/base/pace.ts";

it("tells how far, how fast and how long, now and then and at the end", () => {
  const told: string[] = [];
  let time = 1_000;
  const tell = paceTeller(
    3200,
    "contexts",
    (message) => void told.push(message),
    () => time,
  );
  tell(1);
  time = 11_000;
  tell(800);
  tell(801);
  time = 20_000;
  tell(3200);
  expect(told).toEqual(["800 of 3200 contexts, 80/s, 30 s left", "3200 of 3200 contexts, 168/s"]);
});

it("writes seconds, minutes and hours", () => {
  expect([39.2, 720, 11_520].map(formatDuration)).toEqual(["40 s", "12 min", "3 h 12 min"]);
});
