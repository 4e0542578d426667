import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it, test } from "vitest";

import { readElements } from "../../../src/formats/torch-pickle/read-elements.ts";
import { readTorchFile } from "../../../src/formats/torch-pickle/read-torch-file.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import {
  opcodes,
  statePickle,
  streamOf,
  tensorOpcodes,
  text,
  type TorchFixture,
  whole,
  zipOf,
} from "../../fixtures/write-torch.ts";

let path: string;

beforeAll(async () => {
  path = join(await temporaryDirectory(), "pytorch_model.bin");
});

const tensor = (changes: Partial<TorchFixture> = {}): TorchFixture => ({
  dtype: "F32",
  shape: [2, 3],
  key: "0",
  bytes: Buffer.alloc(24, 1),
  ...changes,
});
const one = (changes: Partial<TorchFixture> = {}) => new Map([["a", tensor(changes)]]);
const framed = (...parts: readonly Uint8Array[]) => Buffer.concat([opcodes("\x80\x02"), ...parts, opcodes(".")]);

async function read(bytes: Uint8Array) {
  await writeFile(path, bytes);
  return readTorchFile(path);
}

const zipped = async (pickle: Uint8Array, tensors = one()) => read(await zipOf(tensors, pickle));

/** As Python pickles an object whose `__reduce__` calls a function. */
const call = (module: string, name: string) =>
  Buffer.concat([opcodes(`c${module}\n${name}\n(`), text("id"), opcodes("tR")]);

test("files made here are read as those of PyTorch are", async () => {
  for (const bytes of [
    await zipOf(one()),
    streamOf(one()),
    await zipOf(one(), undefined, {}, { forceZip64Format: true }),
  ])
    expect((await read(bytes)).tensors.get("a")).toMatchObject({
      dtype: "F32",
      shape: [2, 3],
      isContiguous: true,
      byteLength: 24,
    });
});

const GLOBALS: readonly (readonly [string, string])[] = [
  ["posix", "system"],
  ["os", "system"],
  ["nt", "system"],
  ["builtins", "eval"],
  ["builtins", "exec"],
  ["builtins", "getattr"],
  ["builtins", "__import__"],
  ["__builtin__", "eval"],
  ["subprocess", "Popen"],
  ["pickle", "loads"],
  ["torch", "load"],
  ["torch.serialization", "load"],
  ["torch._utils", "_rebuild_wrapper_subclass"],
  ["torch._utils", "_rebuild_tensor_v3"],
  ["torch._utils", "_rebuild_sparse_tensor"],
  ["torch.storage", "_load_from_bytes"],
  ["torch", "QInt8Storage"],
  ["torch", "ComplexFloatStorage"],
  ["collections", "OrderedDict.__init__"],
  ["transformers.training_args", "TrainingArguments"],
  ["numpy.core.multiarray", "_reconstruct"],
  ["_io", "BytesIO"],
  ["constructor", "prototype"],
];

describe.each(GLOBALS)("%s.%s", (module, name) => {
  const expected = {
    code: "input-format",
    message: expect.stringMatching(`byte \\d+.*the global ${module}\\.${name}`) as string,
  };
  const evil = call(module, name);

  it("is refused by name as the whole pickle, in both formats", async () => {
    await expect(zipped(framed(evil))).rejects.toMatchObject(expected);
    await expect(read(streamOf(one(), framed(evil)))).rejects.toMatchObject(expected);
    // In the place of the magic number.
    await expect(read(framed(evil))).rejects.toMatchObject(expected);
  });

  it("is refused by name as one value among tensors, by STACK_GLOBAL and kept for later", async () => {
    await expect(zipped(statePickle(one(), false, Buffer.concat([text("b"), evil])))).rejects.toMatchObject(expected);
    await expect(zipped(framed(text(module), text(name), opcodes("\x93")))).rejects.toMatchObject(expected);
    await expect(zipped(framed(opcodes(`c${module}\n${name}\nq\x000h\x00)R`)))).rejects.toMatchObject(
      name === "loads" ? expected : { code: "input-format" },
    );
  });
});

const OPCODES: readonly (readonly [name: string, pickle: Uint8Array])[] = [
  ["INST", framed(opcodes("(iposix\nsystem\n"))],
  ["OBJ", framed(opcodes("(o"))],
  ["NEWOBJ", framed(opcodes("ccollections\nOrderedDict\n)\x81"))],
  ["NEWOBJ_EX", framed(opcodes("ccollections\nOrderedDict\n)}\x92"))],
  ["EXT1", framed(opcodes("\x82\x01"))],
  ["PERSID", framed(opcodes("Pstorage\n"))],
  ["POP", framed(opcodes("N0"))],
  ["DUP", framed(opcodes("N2"))],
  ["LONG4", framed(opcodes("\x8b\xff\xff\xff\x7f"))],
  ["BINBYTES8", framed(opcodes("\x8e"))],
  ["INT", framed(opcodes("I1\n"))],
  ["EMPTY_SET", framed(opcodes("\x8f"))],
  ["NEXT_BUFFER", framed(opcodes("\x97"))],
  ["0xff", framed(opcodes("\xff"))],
];

test.each(OPCODES)("the opcode %s is refused by name and place", async (name, pickle) => {
  await expect(zipped(pickle)).rejects.toMatchObject({
    code: "input-format",
    message: expect.stringMatching(`archive/data\\.pkl, byte \\d+\\).*the opcode ${name}`) as string,
  });
});

const storage = Buffer.concat([
  opcodes("("),
  text("storage"),
  opcodes("ctorch\nFloatStorage\n"),
  text("0"),
  text("cpu"),
  whole(6),
  opcodes("tQ"),
]);
const rebuilt = (...rest: readonly Uint8Array[]) =>
  framed(opcodes("}"), text("a"), opcodes("ctorch._utils\n_rebuild_tensor_v2\n("), storage, ...rest, opcodes("tRs"));
const PLAIN = opcodes("K\x00K\x06\x85K\x01\x85");

const CALLS: readonly (readonly [name: string, pickle: Uint8Array, message: RegExp])[] = [
  ["a call of a storage's class", framed(opcodes("ctorch\nFloatStorage\n)R")), /a call of torch\.FloatStorage/],
  ["a call of a text", framed(text("eval"), opcodes(")R")), /string and tuple/],
  ["a call with no tuple", framed(opcodes("ccollections\nOrderedDict\nNR")), /collections\.OrderedDict and None/],
  ["a dictionary of arguments", framed(opcodes("ccollections\nOrderedDict\n(]NatR")), /OrderedDict that is filled/],
  ["hooks", rebuilt(PLAIN, opcodes("\x89}NNs")), /without hooks/],
  ["marks such as conjugation", rebuilt(PLAIN, opcodes("\x89N}X\x04\x00\x00\x00conj\x88s")), /without hooks and metadata/],
  ["nine dimensions", rebuilt(opcodes("K\x00((K\x01K\x01K\x01K\x01K\x01K\x01K\x01K\x01K\x01th\x00")), /byte/],
  ["a negative size", rebuilt(opcodes("K\x00J\xff\xff\xff\xff\x85K\x01\x85\x89N")), /whole numbers from 0 on/],
  ["fewer strides than sizes", rebuilt(opcodes("K\x00K\x02K\x03\x86K\x01\x85\x89N")), /as many strides/],
  ["a size that is no number", rebuilt(opcodes("K\x00N\x85K\x01\x85\x89N")), /whole numbers/],
  ["attributes of a tensor", framed(opcodes("ctorch._utils\n_rebuild_tensor_v2\n("), storage, PLAIN, opcodes("\x89NtR}b")), /a dictionary, found tensor/],
  ["attributes of a plain dictionary", framed(opcodes("}}b")), /attributes of an OrderedDict/],
  ["a nested dictionary", framed(opcodes("}"), text("model"), opcodes("}s")), /model to be a dict.*state_dict\(\) alone/],
  ["a list", framed(opcodes("]")), /found list/],
  ["no tensors", framed(opcodes("}")), /tensors, found none/],
  ["two values at the end", framed(opcodes("NN")), /one value at the end/],
  ["a key without a value", framed(opcodes("}(Nu")), /a key without one/],
  ["a value that was never kept", framed(opcodes("h\x07")), /number 7, which was not/],
  ["protocol 6", opcodes("\x80\x06N."), /protocol 6/],
  ["text that is not UTF-8", framed(opcodes("X\x01\x00\x00\x00\xff")), /text in UTF-8/],
  ["a text longer than the file", framed(opcodes("X\xff\xff\xff\xffabc")), /cut off/],
  ["more opcodes than tensors need", framed(Buffer.alloc(1_000_001, "N"), opcodes("0")), /at most 1000000 opcodes/],
  ["marks within marks", framed(Buffer.alloc(2_000, "(")), /at most 1000 open marks/],
  ["a storage that is named in two ways", framed(opcodes("("), storage, opcodes("("), text("storage"), opcodes("ctorch\nHalfStorage\n"), text("0"), text("cpu"), whole(6), opcodes("tQt")), /as it was named before/],
  ["another persistent id", framed(opcodes("NQ")), /key and size of a storage/],
  ["the same name twice", statePickle(one(), false, Buffer.concat([text("a"), tensorOpcodes(tensor())])), /a twice/],
  ["bytes behind the pickle", Buffer.concat([statePickle(one()), opcodes("N.")]), /bytes behind it/],
]; // prettier-ignore

test.each(CALLS)("%s: refused with the place", async (_, pickle, message) => {
  await expect(zipped(pickle)).rejects.toMatchObject({
    code: "input-format",
    message: expect.stringMatching(message) as string,
  });
});

test("a billion of laughs, kept and used again: no more memory than its bytes", async () => {
  const doubled = Array.from({ length: 200 }, (_, index) =>
    opcodes(`h${String.fromCharCode(index)}h${String.fromCharCode(index)}\x86q${String.fromCharCode(index + 1)}`),
  );
  const before = process.memoryUsage.rss();
  await expect(zipped(framed(opcodes("]q\x00"), ...doubled))).rejects.toMatchObject({ code: "input-format" });
  await expect(
    zipped(framed(opcodes("]q\x00"), Buffer.alloc(90_000, "h\x00a"), opcodes("r\xff\xff\xff\xff"))),
  ).rejects.toMatchObject({ code: "input-format" });
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 2 ** 20);
});

const LIES: readonly (readonly [name: string, changes: Partial<TorchFixture>, message: RegExp])[] = [
  ["more numbers than the storage has", { shape: [3, 3] }, /needs? more|to need more/],
  ["an offset behind the end", { offset: 1 }, /to need more/],
  ["strides that reach behind the end", { strides: [4, 1] }, /to need more/],
  ["one number said a million times", { shape: [1_000, 1_000], strides: [0, 0] }, /to need more/],
  ["sizes whose product no double holds", { shape: [2 ** 40, 2 ** 40], strides: [0, 0] }, /to need more/],
  ["a storage said to be larger", { count: 7 }, /28 bytes|7 elements/],
  ["a storage said to be smaller", { count: 5, shape: [5], strides: [1] }, /20 bytes|5 elements/],
  ["a storage of 2^60 numbers", { count: 2 ** 52 }, /bytes|elements/],
]; // prettier-ignore

describe.each(LIES)("%s", (_, changes, message) => {
  const expected = { code: "input-format", message: expect.stringMatching(message) as string };

  it("is refused in both formats", async () => {
    await expect(read(await zipOf(one(changes)))).rejects.toMatchObject(expected);
    await expect(read(streamOf(one(changes)))).rejects.toMatchObject(expected);
  });
});

test("many tensors that look at the same numbers are refused, tied ones are read", async () => {
  const same = (count: number) => new Map(Array.from({ length: count }, (_, index) => [`t${index}`, tensor()]));
  expect((await read(await zipOf(same(2)))).tensors.size).toBe(2);
  await expect(read(await zipOf(same(5)))).rejects.toThrow(/share at most 4 times/);
});

test("archives: packed, encrypted, doubled, missing, overlapping members and programs are refused", async () => {
  await expect(read(await zipOf(one(), undefined, {}, { compress: true }))).rejects.toThrow(
    /stored as they are.*zip -0 -r/,
  );
  await expect(read(await zipOf(one(), undefined, { "archive/data/0": "x" }))).rejects.toThrow(
    /each member of the archive once/,
  );
  await expect(read(await zipOf(one(), undefined, { "other/data.pkl": "x" }))).rejects.toThrow(
    /one data\.pkl, found 2/,
  );
  await expect(read(await zipOf(one(), undefined, { "archive/constants.pkl": "x" }))).rejects.toThrow(/TorchScript/);
  await expect(read(await zipOf(one(), undefined, { "archive/byteorder": "middle" }))).rejects.toThrow(/little or big/);
  await expect(read(await zipOf(new Map(), statePickle(one())))).rejects.toThrow(/to hold archive\/data\/0/);
  const encrypted = await zipOf(one());
  // The flags of each entry in the directory.
  for (let at = encrypted.indexOf("PK\u0001\u0002"); at >= 0; at = encrypted.indexOf("PK\u0001\u0002", at + 1))
    encrypted.writeUInt16LE(1, at + 8);
  await expect(read(encrypted)).rejects.toThrow(/packed or encrypted|damaged/);
  const overlapping = await zipOf(new Map([["a", tensor()], ["b", tensor({ key: "1" })]])); // prettier-ignore
  const entries = [...overlapping.toString("latin1").matchAll(/PK\u0001\u0002/g)].map(({ index }) => index); // oxlint-disable-line no-control-regex -- a header
  overlapping.writeUInt32LE(overlapping.readUInt32LE((entries[1] as number) + 42), (entries[2] as number) + 42);
  await expect(read(overlapping)).rejects.toThrow(/lie apart|something else there/);
});

test("streams: another byte order, keys that are missing, bytes behind the last storage are refused", async () => {
  await expect(read(streamOf(one(), undefined, false))).rejects.toThrow(/little-endian machine/);
  await expect(read(Buffer.concat([streamOf(one()), Buffer.alloc(8)]))).rejects.toThrow(/end the file/);
  const other = one({ key: "1" });
  await expect(read(streamOf(other, statePickle(one(), true)))).rejects.toThrow(/keys of the 1 storages/);
  await expect(read(opcodes("\x80\x02K\x01."))).rejects.toThrow(/without its magic number/);
});

test("what is no file of torch.save at all is refused", async () => {
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from("PK"),
    Buffer.from("version https://git-lfs.github.com/spec/v1\n"),
    Buffer.from("PK\u0003\u0004 and no more"),
  ])
    await expect(read(bytes)).rejects.toMatchObject({ code: "input-format" });
  await expect(readTorchFile(`${path}.missing`)).rejects.toMatchObject({ code: "input-missing" });
});

test("columns that lie megabytes apart are gathered run by run", async () => {
  const [rows, columns, apart] = [3_000, 6, 4_000_000];
  const handle = await open(path, "w+");
  try {
    for (let column = 0; column < columns; column++) {
      const run = Float32Array.from({ length: rows }, (_, row) => row * 10 + column);
      await handle.write(new Uint8Array(run.buffer), 0, rows * 4, column * apart * 4);
    }
    const view = { dtype: "F32", shape: [rows, columns], strides: [1, apart], byteOffset: 0, byteLength: rows * columns * 4, isContiguous: false, isBigEndian: false }; // prettier-ignore
    const blocks: Buffer[] = [];
    for await (const block of readElements(handle, view, path)) blocks.push(block);
    const numbers = new Float32Array(Uint8Array.from(Buffer.concat(blocks)).buffer);
    expect(numbers.every((value, index) => value === Math.floor(index / columns) * 10 + (index % columns))).toBe(true);
    expect(numbers.length).toBe(rows * columns);
  } finally {
    await handle.close();
  }
});
