/** An item with what each of several functions made of it. */
export interface Paired<Item, Result> {
  readonly item: Item;
  /** One a function. */
  readonly results: readonly Result[];
}

/**
 * Runs a stream of items through several functions that give one result an item, in order, and puts the results beside each other.
 * Items are read once and kept only until the slowest function has taken them, so memory is bounded by how far ahead one reads.
 */
export async function* pairStreams<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  functions: readonly ((items: AsyncIterable<Item>) => AsyncIterable<Result>)[],
): AsyncGenerator<Paired<Item, Result>, void, undefined> {
  const source = fromAny(items);
  // One queue a function, and one for the items that are given back with the results.
  const queues: Item[][] = [...functions.map(() => []), []];
  const read = async (): Promise<boolean> => {
    const next = await source.next();
    if (next.done === true) return false;
    for (const queue of queues) queue.push(next.value);
    return true;
  };
  async function* branch(queue: Item[]): AsyncGenerator<Item> {
    while (queue.length > 0 || (await read())) yield queue.shift() as Item;
  }
  const streams = functions.map((apply, index) => apply(branch(queues[index] as Item[]))[Symbol.asyncIterator]());
  const waiting = queues.at(-1) as Item[];
  try {
    for (;;) {
      const results: Result[] = [];
      for (const stream of streams) {
        const next = await stream.next();
        if (next.done === true) return;
        results.push(next.value);
      }
      yield { item: waiting.shift() as Item, results };
    }
  } finally {
    for (const stream of streams) await stream.return?.();
    await source.return?.(undefined);
  }
}

async function* fromAny<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  yield* items;
}
