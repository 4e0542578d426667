import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { inOrder } from "../../src/base/in-order.ts";

/** After so many turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => void setImmediate(resolve));
}

async function gather<T>(results: AsyncIterable<T>, into: T[] = []): Promise<T[]> {
  for await (const result of results) into.push(result);
  return into;
}

describe("inOrder", () => {
  it("gives results in the order of the items, however long each takes, and no more at a time than asked", async () => {
    const waits = fc.array(fc.nat(5), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(waits, fc.integer({ min: 1, max: 6 }), async (items, atATime) => {
        let [going, most] = [0, 0];
        const action = async (wait: number) => {
          most = Math.max(most, ++going);
          await turns(wait);
          going--;
          return wait;
        };
        expect(await gather(inOrder(items, action, { atATime }))).toEqual(items);
        expect(most).toBeLessThanOrEqual(atATime);
        if (items.length >= atATime && items.every((wait) => wait > 0)) expect(most).toBe(atATime);
      }),
      { numRuns: 50 },
    );
  });

  it("throws what an action throws behind the results before it, and waits for what goes on", async () => {
    const done: number[] = [];
    const action = async (item: number) => {
      await turns(item === 3 ? 0 : 4);
      if (item === 3) throw new Error("third");
      done.push(item);
      return item;
    };
    const got: number[] = [];
    await expect(gather(inOrder([1, 2, 3, 4, 5], action), got)).rejects.toThrow("third");
    expect(got).toEqual([1, 2]);
    expect(done).toEqual([1, 2, 4, 5]);
  });

  it("throws what the items throw behind the results before it", async () => {
    const got: number[] = [];
    const items = async function* () {
      yield 1;
      yield 2;
      throw new Error("no third");
    };
    await expect(
      gather(
        inOrder(items(), async (item) => item),
        got,
      ),
    ).rejects.toThrow("no third");
    expect(got).toEqual([1, 2]);
  });

  it("closes the items where an action throws at once", async () => {
    let isClosed = false;
    const items = function* () {
      try {
        for (let item = 1; ; item++) yield item;
      } finally {
        isClosed = true;
      }
    };
    const action = (item: number): Promise<number> => {
      if (item === 2) throw new Error("second");
      return Promise.resolve(item);
    };
    const got: number[] = [];
    await expect(gather(inOrder(items(), action), got)).rejects.toThrow("second");
    expect([got, isClosed]).toEqual([[1], true]);
  });

  it("closes what the caller, who stops, does not get, and the items", async () => {
    const closed: (number | string)[] = [];
    const items = function* () {
      try {
        for (let item = 1; ; item++) yield item;
      } finally {
        closed.push("items");
      }
    };
    const results = inOrder(items(), async (item) => item, {
      atATime: 3,
      discard: async (item) => void closed.push(item),
    });
    for await (const result of results) if (result === 2) break;
    expect(closed).toEqual([3, 4, "items"]);
  });
});
