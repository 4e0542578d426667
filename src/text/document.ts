/** A note or other record: its text is never edited; spans point into it. */
export interface Document {
  readonly id: string;
  readonly text: string;
  readonly meta: Readonly<Record<string, string>>;
}

const NO_META: Document["meta"] = Object.freeze({});

/** A frozen document. */
export function createDocument(id: string, text: string, meta?: Readonly<Record<string, string>>): Document {
  return Object.freeze({ id, text, meta: meta === undefined ? NO_META : Object.freeze({ ...meta }) });
}
