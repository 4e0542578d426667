import type { PickleMachine } from "./pickle-machine.ts";

/** Highest protocol of the opcodes below. */
const MAX_PROTOCOL = 5;

/** What the opcodes do that `torch.save` of a state dictionary writes, in any protocol, by their names in Python's `pickletools`. */
export const OPCODES: ReadonlyMap<string, (machine: PickleMachine) => void> = new Map(
  Object.entries({
    PROTO: (machine) => {
      const protocol = machine.takeByte();
      if (protocol > MAX_PROTOCOL) machine.refuse(`protocol ${MAX_PROTOCOL} at most`, `protocol ${protocol}`);
    },
    FRAME: (machine) => void machine.take(8),
    MARK: (machine) => machine.mark(),
    NONE: (machine) => machine.push(null),
    NEWTRUE: (machine) => machine.push(true),
    NEWFALSE: (machine) => machine.push(false),
    BININT: (machine) => machine.push(machine.take(4).readInt32LE()),
    BININT1: (machine) => machine.push(machine.takeByte()),
    BININT2: (machine) => machine.push(machine.take(2).readUInt16LE()),
    LONG1: (machine) => machine.push(wholeNumber(machine.take(machine.takeByte()))),
    BINFLOAT: (machine) => machine.push(machine.take(8).readDoubleBE()),
    BINUNICODE: (machine) => machine.push(machine.takeText(takeLength(machine))),
    SHORT_BINUNICODE: (machine) => machine.push(machine.takeText(machine.takeByte())),
    // Texts of Python 2.
    BINSTRING: (machine) => machine.push(machine.takeText(takeLength(machine))),
    SHORT_BINSTRING: (machine) => machine.push(machine.takeText(machine.takeByte())),
    BINBYTES: (machine) => machine.push(machine.take(takeLength(machine))),
    SHORT_BINBYTES: (machine) => machine.push(machine.take(machine.takeByte())),
    EMPTY_TUPLE: (machine) => machine.pushTuple(0),
    TUPLE1: (machine) => machine.pushTuple(1),
    TUPLE2: (machine) => machine.pushTuple(2),
    TUPLE3: (machine) => machine.pushTuple(3),
    TUPLE: (machine) => machine.push({ kind: "tuple", items: machine.popMarked() }),
    EMPTY_LIST: (machine) => machine.push({ kind: "list", items: [] }),
    APPEND: (machine) => machine.append([machine.pop()]),
    APPENDS: (machine) => machine.append(machine.popMarked()),
    EMPTY_DICT: (machine) => machine.push({ kind: "dict", isOrdered: false, entries: [] }),
    SETITEM: (machine) => machine.setItems([machine.pop(), machine.pop()].toReversed()),
    SETITEMS: (machine) => machine.setItems(machine.popMarked()),
    BINPUT: (machine) => machine.keep(machine.takeByte()),
    LONG_BINPUT: (machine) => machine.keep(takeLength(machine)),
    MEMOIZE: (machine) => machine.keep(),
    BINGET: (machine) => machine.recall(machine.takeByte()),
    LONG_BINGET: (machine) => machine.recall(takeLength(machine)),
    GLOBAL: (machine) => machine.pushGlobal(machine.takeLine(), machine.takeLine()),
    STACK_GLOBAL: (machine) => {
      const attribute = machine.pop();
      machine.pushGlobal(machine.pop(), attribute);
    },
    BINPERSID: (machine) => machine.pushStorage(machine.pop()),
    REDUCE: (machine) => machine.reduce(),
    BUILD: (machine) => machine.build(),
  } satisfies Record<string, (machine: PickleMachine) => void>),
);

function takeLength(machine: PickleMachine): number {
  return machine.take(4).readUInt32LE();
}

/** A little-endian two's complement, as a bigint where a double does not hold it. */
function wholeNumber(bytes: Buffer): number | bigint {
  if (bytes.length === 0) return 0;
  const value = BigInt.asIntN(bytes.length * 8, BigInt(`0x${Buffer.from(bytes.toReversed()).toString("hex")}`));
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
