import { UnnameError } from "../../base/errors.ts";
import { parseFieldPath } from "./field-path.ts";

/** What is done with a field. */
export type FieldRole = "text" | "group" | "drop" | "mask";

/** Which fields play a part, as the user named them. */
export interface FieldRoles {
  readonly textFields: readonly string[];
  readonly groupField?: string;
  readonly dropFields: readonly string[];
  readonly maskFields: readonly string[];
}

/** Fields by their first step, then by their next. A leaf has a role. */
export interface FieldTree {
  readonly keys: ReadonlyMap<string, FieldTree>;
  readonly each: FieldTree | undefined;
  readonly role: FieldRole | undefined;
  /** Of a leaf: as the user named it. */
  readonly field: string;
}

interface Building extends FieldTree {
  readonly keys: Map<string, Building>;
  each: Building | undefined;
  role: FieldRole | undefined;
  field: string;
}

/** What stands in place of a masked value. */
export const MASK = "***";

/** All fields that play a part. Throws `usage` if one plays two, lies in another, or a list's element is to be dropped. */
export function createFieldTree({ textFields, groupField, dropFields, maskFields }: FieldRoles): FieldTree {
  const root = createNode();
  for (const field of textFields) add(root, field, "text");
  for (const field of dropFields) add(root, field, "drop");
  for (const field of maskFields) add(root, field, "mask");
  if (groupField !== undefined) add(root, groupField, "group");
  return root;
}

/** Every field that plays a part, with its role: what a format without nested fields needs. */
export function listFieldRoles({ textFields, groupField, dropFields, maskFields }: FieldRoles): [string, FieldRole][] {
  return [
    ...textFields.map((field): [string, FieldRole] => [field, "text"]),
    ...dropFields.map((field): [string, FieldRole] => [field, "drop"]),
    ...maskFields.map((field): [string, FieldRole] => [field, "mask"]),
    ...(groupField === undefined ? [] : [[groupField, "group"] as [string, FieldRole]]),
  ];
}

function createNode(): Building {
  return { keys: new Map(), each: undefined, role: undefined, field: "" };
}

function add(root: Building, field: string, role: FieldRole): void {
  const steps = parseFieldPath(field);
  if (steps.at(-1) === "each" && role === "drop")
    throw new UnnameError("usage", `${field}: elements of a list cannot be dropped. Drop the list, or mask them.`);
  if (steps.includes("each") && role === "group")
    throw new UnnameError("usage", `${field}: a group field is one value. Name one that is in no list.`);
  let node = root;
  for (const step of steps) {
    if (node.role !== undefined) throw conflict(field, node.field);
    if (step === "each") node = node.each ??= createNode();
    else {
      let next = node.keys.get(step.key);
      if (next === undefined) node.keys.set(step.key, (next = createNode()));
      node = next;
    }
  }
  if (node.role !== undefined) throw conflict(field, node.field);
  if (node.keys.size > 0 || node.each !== undefined) throw conflict(field, "one inside it");
  node.role = role;
  node.field = field;
}

function conflict(field: string, other: string): UnnameError {
  return new UnnameError(
    "usage",
    `${field}: this field and ${other} are named together. Name a field once, for one purpose.`,
  );
}
