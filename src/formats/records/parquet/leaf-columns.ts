import { parquetSchema, type FileMetaData, type SchemaTree } from "hyparquet";
import { getMaxDefinitionLevel, getMaxRepetitionLevel } from "hyparquet/src/schema.js";

/** A column as the file stores it. */
export interface LeafColumn {
  /** Its place among the chunks of a row group. */
  readonly index: number;
  /** As a user names it: `note.body`, `notes[].text`. */
  readonly field: string;
  readonly schemaPath: readonly SchemaTree[];
  readonly maxDefinition: number;
  readonly maxRepetition: number;
}

/** Every column of a file, named as fields are: `[]` for each list on the way, without the groups that a list is made of. */
export function listLeafColumns(metadata: FileMetaData): readonly LeafColumn[] {
  const leaves: LeafColumn[] = [];
  const visit = (node: SchemaTree, path: readonly SchemaTree[], field: string): void => {
    if (node.children.length === 0) {
      const schemaPath = [...path];
      leaves.push({
        index: leaves.length,
        field,
        schemaPath,
        maxDefinition: getMaxDefinitionLevel(schemaPath),
        maxRepetition: getMaxRepetitionLevel(schemaPath),
      });
      return;
    }
    for (const child of node.children) {
      const part = child.element.name.replace(/[.[\]\\]/gu, "\\$&");
      descend(child, [...path, child], field === "" ? part : `${field}.${part}`);
    }
  };
  const descend = (node: SchemaTree, path: readonly SchemaTree[], field: string): void => {
    const [repeated] = node.children;
    const type = node.element.converted_type ?? node.element.logical_type?.type;
    if (node.element.repetition_type === "REPEATED") visit(node, path, `${field}[]`);
    else if (repeated?.element.repetition_type === "REPEATED" && node.children.length === 1 && isListType(type)) {
      const [element] = repeated.children;
      const inner = [...path, repeated];
      // A group of one that only wraps the element, unless its name says that it is the element (parquet-format, LogicalTypes.md).
      const wraps =
        type === "LIST" && repeated.children.length === 1 && !/^(?:array|.*_tuple)$/u.test(repeated.element.name);
      if (wraps) descend(element as SchemaTree, [...inner, element as SchemaTree], `${field}[]`);
      else visit(repeated, inner, `${field}[]`);
    } else visit(node, path, field);
  };
  const root = parquetSchema(metadata);
  visit(root, [root], "");
  return leaves;
}

function isListType(type: string | undefined): boolean {
  return type === "LIST" || type === "MAP" || type === "MAP_KEY_VALUE";
}

/** Whether a column holds texts: bytes that are marked as such, or not marked at all. */
export function isTextColumn({ schemaPath }: LeafColumn): boolean {
  const element = schemaPath.at(-1)?.element;
  const type = element?.logical_type?.type ?? element?.converted_type;
  return element?.type === "BYTE_ARRAY" && (type === undefined || type === "STRING" || type === "UTF8");
}

/** What kind of values a column holds, in words. */
export function typeOfColumn({ schemaPath }: LeafColumn): string {
  const element = schemaPath.at(-1)?.element;
  return element?.logical_type?.type ?? element?.converted_type ?? element?.type ?? "no type";
}
