import { printableName } from "../json/printable-name.ts";
import { describeValue, type PickleDict, type PickleStorage, type PickleValue } from "./pickle-values.ts";
import { isKind, isRefusal, KNOWN_GLOBALS, rebuild, type Refusal, storageOf } from "./rebuild.ts";
import { type PicklePlace, refusedPickle } from "./refuse-pickle.ts";

/** Longest module or attribute that GLOBAL names, in bytes. */
const MAX_LINE = 500;
/** Most marks open at once; a state dictionary needs five. */
const MAX_MARKS = 1_000;

/** The state of a pickle that is being read. Methods throw `input-format` with the byte of the opcode. */
export class PickleMachine {
  /** Of the opcode that is being done, within the bytes. */
  opcodeAt = 0;
  /** Of the next byte. */
  at = 0;
  private stack: PickleValue[] = [];
  private readonly marked: PickleValue[][] = [];
  private readonly memo = new Map<number, PickleValue>();
  private readonly bytes: Buffer;
  private readonly place: PicklePlace;
  private readonly storages: Map<string, PickleStorage>;

  constructor(bytes: Buffer, place: PicklePlace, storages: Map<string, PickleStorage>) {
    this.bytes = bytes;
    this.place = place;
    this.storages = storages;
  }

  refuse(expected: string, found: string): never {
    throw refusedPickle(this.place, this.opcodeAt, expected, found);
  }

  take(length: number): Buffer {
    const left = this.bytes.length - this.at;
    if (length > left) this.refuse(`${length} more bytes`, `${left}: the file is cut off`);
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  takeByte(): number {
    return this.take(1)[0] as number;
  }

  /** @param length of bytes of UTF-8 */
  takeText(length: number): string {
    const text = this.take(length);
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(text);
    } catch {
      return this.refuse("text in UTF-8", "other bytes");
    }
  }

  takeLine(): string {
    const length = this.bytes.subarray(this.at, this.at + MAX_LINE + 1).indexOf(0x0a);
    if (length < 0) this.refuse(`a name of at most ${MAX_LINE} bytes`, "a longer one, or the end of the file");
    const line = this.takeText(length);
    this.take(1);
    return line;
  }

  push(value: PickleValue): void {
    this.stack.push(value);
  }

  pop(): PickleValue {
    const value = this.stack.pop();
    return value === undefined ? this.refuse("a value on the stack", "none") : value;
  }

  top(): PickleValue {
    const value = this.stack.at(-1);
    return value === undefined ? this.refuse("a value on the stack", "none") : value;
  }

  mark(): void {
    if (this.marked.length === MAX_MARKS) this.refuse(`at most ${MAX_MARKS} open marks`, "more");
    this.marked.push(this.stack);
    this.stack = [];
  }

  /** What was pushed since the last mark. */
  popMarked(): PickleValue[] {
    const items = this.stack;
    this.stack = this.marked.pop() ?? this.refuse("a mark", "none");
    return items;
  }

  pushTuple(count: number): void {
    this.push({ kind: "tuple", items: Array.from({ length: count }, () => this.pop()).toReversed() });
  }

  keep(index = this.memo.size): void {
    this.memo.set(index, this.top());
  }

  recall(index: number): void {
    const value = this.memo.get(index);
    this.push(value === undefined ? this.refuse("a value that was kept", `number ${index}, which was not`) : value);
  }

  append(items: readonly PickleValue[]): void {
    const list = this.top();
    if (!isKind(list, "list")) return this.refuse("a list to append to", describeValue(list));
    for (const item of items) list.items.push(item);
  }

  /** @param items keys and values by turns */
  setItems(items: readonly PickleValue[]): void {
    const dict = this.requireDict(this.top());
    if (items.length % 2 !== 0) this.refuse("keys with their values", "a key without one");
    for (let index = 0; index < items.length; index += 2)
      dict.entries.push([items[index] as PickleValue, items[index + 1] as PickleValue]);
  }

  pushGlobal(module: PickleValue, attribute: PickleValue): void {
    if (typeof module !== "string" || typeof attribute !== "string")
      return this.refuse("the name of a global", `${describeValue(module)} and ${describeValue(attribute)}`);
    const name = `${module}.${attribute}`;
    if (!KNOWN_GLOBALS.has(name)) this.refuse("a state dictionary of tensors", `the global ${printableName(name)}`);
    this.push({ kind: "global", name });
  }

  pushStorage(id: PickleValue): void {
    this.push(this.settle(storageOf(id, this.storages)));
  }

  reduce(): void {
    const args = this.pop();
    this.push(this.settle(rebuild(this.pop(), args)));
  }

  /** A state dictionary has the versions of its modules as an attribute. They say nothing of the numbers and are left out. */
  build(): void {
    const attributes = this.pop();
    const target = this.requireDict(this.top());
    this.requireDict(attributes);
    if (!target.isOrdered) this.refuse("attributes of an OrderedDict", "those of a dict");
  }

  /** The one value that is left. */
  stop(): PickleValue {
    const value = this.pop();
    if (this.stack.length > 0 || this.marked.length > 0) this.refuse("one value at the end", "several");
    return value;
  }

  private requireDict(value: PickleValue): PickleDict {
    return isKind(value, "dict") ? value : this.refuse("a dictionary", describeValue(value));
  }

  private settle(value: PickleValue | Refusal): PickleValue {
    return isRefusal(value) ? this.refuse(value.expected, value.found) : value;
  }
}
