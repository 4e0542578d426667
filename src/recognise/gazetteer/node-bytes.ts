import { crc32 } from "node:zlib";

import { UnnameError } from "../../base/errors.ts";
import { NodeTable } from "./node-table.ts";

/** `UGZB` as a little-endian number. */
const MAGIC = 0x425a4755;
const VERSION = 1;
/** Magic, version, nodes, bytes of the body, CRC-32 of the body: a 32-bit number each, little-endian. */
const HEADER_BYTES = 20;
/** Two hashes of four bytes, and one byte at least each for parent and value. */
const FEWEST_NODE_BYTES = 10;
const MOST_NODE_BYTES = 8 + 5 + 5;

/**
 * A table's nodes as bytes: parents before children, children in the order of their hashes, so that the same entries always
 * give the same bytes. A node is its two hashes, then, as LEB128 numbers, its parent's place in the file less that of the node
 * before, and its value.
 */
export function writeNodes(table: NodeTable): Uint8Array {
  const order = orderNodes(table);
  const body = new Uint8Array(table.nodes * MOST_NODE_BYTES);
  const view = new DataView(body.buffer);
  let at = 0;
  let lastParent = 0;
  for (const { parent, first, second, value } of order) {
    view.setUint32(at, first, true);
    view.setUint32(at + 4, second, true);
    at = writeNumber(body, at + 8, parent - lastParent);
    at = writeNumber(body, at, value);
    lastParent = parent;
  }
  const bytes = new Uint8Array(HEADER_BYTES + at);
  bytes.set(body.subarray(0, at), HEADER_BYTES);
  const header = [MAGIC, VERSION, table.nodes, at, crc32(body.subarray(0, at))];
  const headerView = new DataView(bytes.buffer);
  for (const [index, word] of header.entries()) headerView.setUint32(4 * index, word, true);
  return bytes;
}

interface Placed {
  readonly node: number;
  /** The parent's place in the file, from 1; 0 is the root. */
  readonly parent: number;
  readonly first: number;
  readonly second: number;
  readonly value: number;
}

function orderNodes(table: NodeTable): Placed[] {
  const children = new Map<number, Omit<Placed, "parent">[]>();
  table.forEach((node, parent, first, second, value) => {
    const siblings = children.get(parent);
    const child = { node, first, second, value };
    if (siblings === undefined) children.set(parent, [child]);
    else siblings.push(child);
  });
  const order: Placed[] = [];
  const append = (node: number, place: number) => {
    const siblings = (children.get(node) ?? []).sort((a, b) => a.first - b.first || a.second - b.second);
    for (const child of siblings) order.push({ ...child, parent: place });
  };
  append(0, 0);
  for (let place = 1; place <= order.length; place++) append((order[place - 1] as Placed).node, place);
  return order;
}

/** The table that {@link writeNodes} wrote. Throws `input-format`, saying what is wrong, for any other bytes. */
export function readNodes(bytes: Uint8Array): NodeTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC)
    throw damaged("no gazetteer's mark at its start");
  const [version, nodes, length, checksum] = [4, 8, 12, 16].map((at) => view.getUint32(at, true)) as [
    number,
    number,
    number,
    number,
  ];
  if (version !== VERSION) throw damaged(`version ${version} where ${VERSION} is known`);
  if (length !== bytes.length - HEADER_BYTES)
    throw damaged(`${bytes.length - HEADER_BYTES} bytes where ${length} were written`);
  if (nodes * FEWEST_NODE_BYTES > length) throw damaged(`${nodes} nodes in ${length} bytes`);
  if (crc32(bytes.subarray(HEADER_BYTES)) !== checksum) throw damaged("a checksum that does not fit its bytes");
  const table = new NodeTable(nodes);
  const placed = new Uint32Array(nodes + 1);
  const cursor = { at: HEADER_BYTES };
  let parent = 0;
  for (let place = 1; place <= nodes; place++) {
    if (cursor.at + FEWEST_NODE_BYTES > bytes.length) throw damaged(`no room for node ${place}`);
    const [first, second] = [view.getUint32(cursor.at, true), view.getUint32(cursor.at + 4, true)];
    cursor.at += 8;
    parent += readNumber(bytes, cursor);
    if (parent >= place) throw damaged(`node ${place} below a later one`);
    const node = table.insert(placed[parent] as number, first, second);
    placed[place] = node;
    table.setValue(node, readNumber(bytes, cursor));
  }
  if (table.nodes !== nodes || cursor.at !== bytes.length) throw damaged("nodes that occur twice, or bytes left over");
  return table;
}

function writeNumber(bytes: Uint8Array, at: number, value: number): number {
  let rest = value;
  while (rest > 0x7f) {
    bytes[at++] = (rest & 0x7f) | 0x80;
    rest >>>= 7;
  }
  bytes[at++] = rest;
  return at;
}

function readNumber(bytes: Uint8Array, cursor: { at: number }): number {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = bytes[cursor.at++];
    if (byte === undefined) throw damaged("a number cut short");
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) {
      if (value > 0xffff_ffff) break;
      return value;
    }
  }
  throw damaged("a number over 32 bits");
}

function damaged(found: string): UnnameError {
  return new UnnameError("input-format", `Expected the bytes of a gazetteer, found ${found}. Make the file again.`);
}
