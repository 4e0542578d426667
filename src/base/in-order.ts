export interface InOrderOptions<Result> {
  /** Actions that go on side by side. Default 8. */
  readonly atATime?: number;
  /** Closes a result that the caller, who has stopped, does not get. */
  readonly discard?: (result: Result) => Promise<void>;
}

/**
 * The results of an action on each item, in the order of the items, while the actions on the next ones go on: what waits for a disk waits beside
 * what computes. Where an action or the items throw, everything before is given first. When the caller stops or is thrown at, what goes
 * on is waited for: nothing of it is left behind.
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  action: (item: Item) => Promise<Result>,
  { atATime = 8, discard }: InOrderOptions<Result> = {},
): AsyncGenerator<Result, void, void> {
  const source = iteratorOf(items);
  const begun: Promise<Result>[] = [];
  let isOver = false;
  /** Whether there was one more. */
  const begin = async (): Promise<boolean> => {
    try {
      const next = await source.next();
      isOver = next.done === true;
      const { value } = next;
      if (next.done !== true) begun.push((async () => action(value as Item))());
    } catch (error) {
      isOver = true;
      begun.push(Promise.reject(error as Error));
    }
    // Thrown when its turn comes.
    begun.at(-1)?.catch(() => undefined);
    return !isOver;
  };
  try {
    for (;;) {
      if (!isOver) while (begun.length < atATime && (await begin()));
      const first = begun.shift();
      if (first === undefined) return;
      yield await first;
    }
  } finally {
    const left = await Promise.allSettled(begun);
    for (const one of left) if (one.status === "fulfilled") await discard?.(one.value);
    if (!isOver) await source.return?.();
  }
}

function iteratorOf<Item>(items: Iterable<Item> | AsyncIterable<Item>): Iterator<Item> | AsyncIterator<Item> {
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}
