/**
 * The results of promises that run side by side. Where one rejects, the others are waited for all the same before its reason is thrown:
 * nothing of them goes on behind the caller's back.
 */
export async function settleAll<T extends readonly unknown[]>(promises: {
  readonly [K in keyof T]: Promise<T[K]>;
}): Promise<T> {
  await Promise.allSettled(promises);
  return (await Promise.all(promises)) as unknown as T;
}
