/** What a published JSON file may hold at one place. */
export type Shape =
  /** Numbers, true, false, null, and texts that match. */
  | RegExp
  /** The same, of a few words of the format. */
  | { readonly oneOf: ReadonlySet<string> }
  /** Numbers, true, false and null alone. */
  | "plain"
  /** Texts that tell nothing of people and machines. */
  | "text"
  /** Texts that are no settings: entries of a vocabulary, regular expressions. */
  | "any"
  /** Any of several. */
  | { readonly anyOf: readonly Shape[] }
  /** A list whose items have one shape. */
  | { readonly items: Shape }
  /** An object with known keys, and perhaps others whose name and value fit. */
  | { readonly keys: Readonly<Record<string, Shape>>; readonly others?: OtherKeys };

export interface OtherKeys {
  isKey(key: string): boolean;
  /** Its keys are made of words of the format alone. */
  readonly areFormat?: true;
  readonly shape: Shape;
}
