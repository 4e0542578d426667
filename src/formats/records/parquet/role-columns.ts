import { fileError, UnnameError } from "../../../base/errors.ts";
import { type FieldRole, type FieldRoles, listFieldRoles } from "../field-tree.ts";
import { isTextColumn, type LeafColumn, typeOfColumn } from "./leaf-columns.ts";

/** A column that plays a part. */
export interface RoleColumn extends LeafColumn {
  readonly role: FieldRole;
}

/** Types of columns that say whose a record is. */
const GROUP_TYPES: readonly (string | undefined)[] = ["INT32", "INT64"];

/**
 * The columns that play a part, in the order of the file. To drop a field drops all columns below it. Throws `input-format` if one is
 * not there or of another type than its part needs, naming the columns that are there: their names are no data.
 */
export function findRoleColumns(leaves: readonly LeafColumn[], roles: FieldRoles, path: string): readonly RoleColumn[] {
  const found = new Map<number, RoleColumn>();
  for (const [field, role] of listFieldRoles(roles)) {
    const own = leaves.filter((leaf) => leaf.field === field || (role === "drop" && isBelow(leaf.field, field)));
    const [leaf] = own;
    const flag = role === "text" ? "--text-field" : `--${role}-field`;
    const fail = (expected: string) =>
      fileError("input-format", path, `expected ${expected} (see ${flag}), found ${describe(leaves)}.`, { field });
    if (leaf === undefined) throw fail(`a column "${field}"`);
    const isFitting = role === "drop" || isTextColumn(leaf) || (role === "group" && isNumber(leaf));
    if (!isFitting && isNull(leaf))
      throw fail(
        `values in the column "${field}", which was written as nulls alone. Name the column that holds the note`,
      );
    if (!isFitting) throw fail(`a column "${field}" of ${role === "group" ? "texts or whole numbers" : "texts"}`);
    for (const column of own) {
      if (found.has(column.index))
        throw new UnnameError("usage", `${field}: named for two purposes. Name a field once.`);
      found.set(column.index, { ...column, role });
    }
  }
  return [...found.values()].sort((a, b) => a.index - b.index);
}

function isBelow(field: string, above: string): boolean {
  return field.startsWith(`${above}.`) || field.startsWith(`${above}[]`);
}

function isNumber({ schemaPath, maxRepetition }: LeafColumn): boolean {
  return maxRepetition === 0 && GROUP_TYPES.includes(schemaPath.at(-1)?.element.type);
}

/** What pyarrow writes for a column without a value: no type, or one that is called so. */
function isNull(leaf: LeafColumn): boolean {
  return typeOfColumn(leaf) === "NULL";
}

function describe(leaves: readonly LeafColumn[]): string {
  return leaves.map((leaf) => `${leaf.field} (${typeOfColumn(leaf)})`).join(", ");
}
