import type { Page } from "./read-pages.ts";

/** The entries of some rows of a column. */
export interface ColumnRows {
  /** Of each entry: 0 where a row begins. */
  readonly repetitions: readonly number[];
  /** Of each entry. */
  readonly definitions: readonly number[];
  /** Of each entry; undefined for those without. */
  readonly values: readonly unknown[];
}

/** Takes a column apart into rows, which may begin and end inside pages. */
export interface ColumnCursor {
  /** The next rows: `count` of them, fewer at the end. */
  take(count: number): Promise<ColumnRows>;
}

/** The rows of a column's pages. `maxDefinition` is the level of an entry that has a value. */
export function createColumnCursor(pages: AsyncGenerator<Page, void, void>, maxDefinition: number): ColumnCursor {
  let repetitions: number[] = [];
  let definitions: number[] = [];
  let values: unknown[] = [];
  let isDone = false;
  const load = async (): Promise<void> => {
    const { value: page, done } = await pages.next();
    if (done === true) {
      isDone = true;
      return;
    }
    let next = 0;
    for (let entry = 0; entry < page.entries; entry++) {
      const definition = page.definitions[entry] ?? maxDefinition;
      repetitions.push(page.repetitions[entry] ?? 0);
      definitions.push(definition);
      values.push(definition === maxDefinition ? page.values[next++] : undefined);
    }
  };
  /** Where `count` rows end; undefined if what is loaded does not tell. */
  const endOf = (count: number): number | undefined => {
    let rows = 0;
    for (let entry = 0; entry < repetitions.length; entry++)
      if (repetitions[entry] === 0 && rows++ === count) return entry;
    return isDone ? repetitions.length : undefined;
  };
  return {
    take: async (count) => {
      let end = endOf(count);
      while (end === undefined) {
        await load();
        end = endOf(count);
      }
      const taken = {
        repetitions: repetitions.slice(0, end),
        definitions: definitions.slice(0, end),
        values: values.slice(0, end),
      };
      repetitions = repetitions.slice(end);
      definitions = definitions.slice(end);
      values = values.slice(end);
      return taken;
    },
  };
}
