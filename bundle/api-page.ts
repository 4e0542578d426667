// The API page, docs/reference/api.md: what the library exports, with the docstrings of the sources. Written by bundle/write-api.ts.
import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

import { parseSync } from "oxc-parser";

/** The files of src/library: what may change in any version. */
export const LIBRARY = [
  "corpus",
  "recognise",
  "evaluate",
  "model",
  "probe",
  "review",
  "vocabulary",
  "audit",
  "report",
  "workflow",
  "formats",
  "statistics",
];
/** What a consumer may import, and the module that exports it. */
const ENTRIES: readonly (readonly [name: string, path: string])[] = [
  ["unname", "src/index.ts"],
  ...LIBRARY.map((name) => [`unname/${name}`, `src/library/${name}.ts`] as const),
  ["unname/vitest", "src/testing/vitest.ts"],
  ["unname/node-test", "src/testing/node-test.ts"],
];

/** One name that an entry exports. */
interface ApiName {
  readonly name: string;
  /** Of the module that declares it, within the repository. */
  readonly path: string;
  readonly kind: "function" | "type" | "value";
  /** As the source has it, without a function's body. */
  readonly code: string;
  /** Its docstring in Markdown, without the examples. */
  readonly text: string;
  readonly examples: readonly string[];
}

/** A piece of code of a docstring that can be run as it stands. */
export interface ApiExample {
  readonly name: string;
  readonly code: string;
}

/** The code of every `@example` of what the library exports. */
export function apiExamples(root: string): ApiExample[] {
  return ENTRIES.flatMap(([, path]) => namesOf(join(root, path), root)).flatMap(({ name, examples }) =>
    examples.map((code) => ({ name, code })),
  );
}

/**
 * The API page in Markdown: functions by stage, each with its signature; the types that their signatures name, in full; of the types
 * that these are made of, the first sentence.
 *
 * @param root the repository
 */
export function renderApiPage(root: string): string {
  const parts = [
    "# The library\n\nMade of the sources' docstrings by `npm run docs:api`; the examples are run by a test. Types are in full where a function's\nsignature names them, written without `readonly`. Errors are `UnnameError`s with a `code`.\n",
  ];
  const shown = new Set<string>();
  for (const [entry, path] of ENTRIES) {
    const names = namesOf(join(root, path), root).filter(({ name }) => entry === "unname" || !shown.has(name));
    for (const { name } of names) shown.add(name);
    parts.push(`## \`${entry}\`\n`, ...renderEntry(names));
  }
  return `${parts.join("\n").trimEnd()}\n`;
}

function* renderEntry(names: readonly ApiName[]): Generator<string> {
  const calls = names.filter(({ kind }) => kind !== "type");
  const named = new Set(calls.flatMap(({ code }) => [...code.matchAll(/\b[A-Z]\w+/gu)].map(([type]) => type)));
  for (const [stage, members] of groupByStage(calls)) {
    yield `### ${stage}\n`;
    for (const member of members) yield renderName(member, 4);
  }
  const types = names.filter(({ kind }) => kind === "type").sort((a, b) => (a.name < b.name ? -1 : 1));
  if (types.length > 0) yield "### Types\n";
  for (const type of types.filter(({ name }) => named.has(name))) yield renderName(type, 4);
  const inner = types.filter(({ name }) => !named.has(name));
  if (inner.length > 0) yield "### What these types are made of\n";
  yield inner.map(({ name, text, path }) => `- \`${name}\`: ${firstSentence(text) || `see ${path}`}`).join("\n");
  yield "";
}

function groupByStage(names: readonly ApiName[]): Map<string, ApiName[]> {
  const stages = new Map<string, ApiName[]>();
  for (const name of names) {
    const stage = name.path.split("/")[1] as string;
    stages.set(stage, [...(stages.get(stage) ?? []), name]);
  }
  return stages;
}

function renderName({ name, code, text, examples }: ApiName, level: number): string {
  const shown = [`${"#".repeat(level)} ${name}\n`, text === "" ? "" : `${text}\n`, `\`\`\`ts\n${code}\n\`\`\`\n`];
  return [...shown, ...examples.map((example) => `\`\`\`ts\n${example}\n\`\`\`\n`)]
    .filter((part) => part !== "")
    .join("\n");
}

function firstSentence(text: string): string {
  const line = text.replaceAll("\n", " ");
  return /^.*?[.:](?= |$)/u.exec(line)?.[0].replace(/:$/u, ".") ?? line;
}

const parsed = new Map<string, ReturnType<typeof parseSync> & { readonly source: string }>();

function parse(file: string) {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const source = readFileSync(file, "utf8");
  const { program, comments, errors, module } = parseSync(file, source);
  const result = { program, comments, errors, module, source };
  parsed.set(file, result as never);
  return result;
}

/** What a module exports, in its order, each followed to where it is declared. */
function namesOf(file: string, root: string): ApiName[] {
  const found: ApiName[] = [];
  for (const statement of parse(file).program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    const { declaration, source, specifiers } = statement;
    if (declaration !== null) found.push(...declaredNames(declaration).map((name) => describe(file, name, name, root)));
    for (const { local, exported } of specifiers) {
      const name = nameOf(exported);
      found.push(describe(source === null ? file : resolve(dirname(file), source.value), nameOf(local), name, root));
    }
  }
  return found;
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: string }): string {
  return node.name ?? node.value ?? "";
}

type Declaration = NonNullable<
  Extract<ReturnType<typeof parse>["program"]["body"][number], { type: "ExportNamedDeclaration" }>["declaration"]
>;

function declaredNames(declaration: Declaration): string[] {
  if (declaration.type === "VariableDeclaration")
    return declaration.declarations.map(({ id }) => ("name" in id ? id.name : ""));
  return "id" in declaration && declaration.id !== null && "name" in declaration.id ? [declaration.id.name] : [];
}

function describe(file: string, local: string, exported: string, root: string): ApiName {
  const { program, comments, source } = parse(file);
  for (const statement of program.body) {
    if (statement.type !== "ExportNamedDeclaration") continue;
    const { declaration, specifiers, source: from } = statement;
    const passed = specifiers.find((one) => nameOf(one.exported) === local);
    if (passed !== undefined && from !== null)
      return describe(resolve(dirname(file), from.value), nameOf(passed.local), exported, root);
    if (declaration === null || !declaredNames(declaration).includes(local)) continue;
    const comment = comments.filter(({ end }) => end <= statement.start).at(-1);
    const isOwn = comment?.value.startsWith("*") === true && source.slice(comment.end, statement.start).trim() === "";
    const { text, examples } = readDocstring(isOwn ? comment.value : "");
    const code = codeOf(declaration, source).replace(new RegExp(`\\b${local}\\b`), exported);
    const kind = declaration.type === "FunctionDeclaration" ? "function" : isValue(declaration) ? "value" : "type";
    return { name: exported, path: relative(root, file).replaceAll("\\", "/"), kind, code, text, examples };
  }
  throw new Error(`${relative(root, file)}: no declaration of ${local}`);
}

/** An error class is met as a type, too, but made by hand as well. */
function isValue({ type }: Declaration): boolean {
  return type === "VariableDeclaration" || type === "ClassDeclaration";
}

/** A constant of more than these characters is shown by its name alone. */
const LONGEST_VALUE = 400;

function codeOf(declaration: Declaration, source: string): string {
  if (declaration.type === "FunctionDeclaration")
    return source.slice(declaration.start, declaration.body?.start ?? declaration.end).trim();
  const code = source.slice(declaration.start, declaration.end);
  if (declaration.type === "VariableDeclaration") {
    const [first] = declaration.declarations;
    return code.length <= LONGEST_VALUE ? code : `const ${nameOf(first?.id as never)}`;
  }
  if (declaration.type === "TSInterfaceDeclaration") return code.replaceAll(/^(\s+)readonly /gmu, "$1");
  // Of a class, what its members are; one-line docstrings stay where they say what a member is.
  return declaration.type === "ClassDeclaration"
    ? code.replace(/^( {2}constructor\([^]*?\)) \{\n[^]*?^ {2}\}/mu, "$1;")
    : code;
}

function readDocstring(comment: string): { text: string; examples: string[] } {
  const lines = comment
    .replace(/^\*/u, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/u, "").trimEnd());
  const [before = "", ...after] = lines
    .join("\n")
    .trim()
    .split(/^@example\s*$/mu);
  const examples = after.map((part) => /```ts\n([^]*?)\n```/u.exec(part)?.[1] ?? "").filter((code) => code !== "");
  const text = before
    .replaceAll(/\{@link (\w+(?:\.\w+)?)\}/gu, "`$1`")
    .replaceAll(/^@param (\w+)\s+/gmu, "- `$1`: ")
    .replaceAll(/^@returns\s+/gmu, "- returns ")
    .trim();
  return { text, examples };
}
