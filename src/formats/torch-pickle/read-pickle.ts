import { opcodeName } from "./opcode-names.ts";
import { OPCODES } from "./opcodes.ts";
import { PickleMachine } from "./pickle-machine.ts";
import type { PickleStorage, PickleValue } from "./pickle-values.ts";
import type { PicklePlace } from "./refuse-pickle.ts";

/** Most opcodes of a pickle: about 45 a tensor, and ten thousand tensors. Each makes one value at most. */
const MAX_OPCODES = 1_000_000;

/** What came of a pickle. */
export interface ReadPickle {
  readonly value: PickleValue;
  /** Offset behind its last opcode. */
  readonly end: number;
}

/**
 * Reads one pickle without running it. A global is a name from a short list, and what calling it would give is worked out by `rebuild`:
 * nothing is imported or called. Time and memory grow with the bytes alone, as a value that is used again is the same value.
 * Throws `input-format` with the byte for every other opcode, global or call, and where the bytes end early.
 *
 * @param storages those named so far, by key; new ones are added
 */
export function readPickle(bytes: Buffer, place: PicklePlace, storages: Map<string, PickleStorage>): ReadPickle {
  const machine = new PickleMachine(bytes, place, storages);
  for (let count = 0; ; count++) {
    machine.opcodeAt = machine.at;
    const name = opcodeName(machine.takeByte());
    if (name === "STOP") return { value: machine.stop(), end: machine.at };
    if (count === MAX_OPCODES) machine.refuse(`at most ${MAX_OPCODES} opcodes`, "more");
    const run = OPCODES.get(name);
    if (run === undefined) return machine.refuse("a state dictionary of tensors", `the opcode ${name}`);
    run(machine);
  }
}
