/** A note or other record: its text is never edited; spans point into it. */
export interface Document {
  readonly id: string;
  readonly text: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** A frozen document. */
export function createDocument(id: string, text: string, meta: Readonly<Record<string, string>> = {}): Document {
  return Object.freeze({ id, text, meta: Object.freeze({ ...meta }) });
}
