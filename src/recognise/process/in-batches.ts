import type { Document } from "../../text/document.ts";

/** Documents in order, by at most so many and so many UTF-16 code units; a longer one alone. */
export function* inBatches(
  documents: readonly Document[],
  mostDocuments: number,
  mostUnits: number,
): Generator<readonly Document[]> {
  let some: Document[] = [];
  let units = 0;
  for (const document of documents) {
    if (some.length > 0 && (some.length === mostDocuments || units + document.text.length > mostUnits)) {
      yield some;
      some = [];
      units = 0;
    }
    some.push(document);
    units += document.text.length;
  }
  if (some.length > 0) yield some;
}
