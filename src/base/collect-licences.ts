import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly author?: string | { readonly name?: string };
  readonly repository?: string | { readonly url?: string };
}

const RULE = "=".repeat(78);
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|thirdpartynotices)/i;

/**
 * The licences of packages as one text: what their package.json says, by name, then the files of licence that lie in them, each text
 * once, below a heading. `folders` are theirs. Throws an error for a package that names no licence at all.
 */
export async function collectLicences(folders: readonly string[], heading: string): Promise<string> {
  const described = await Promise.all(folders.map(describePackage));
  const packages = [...new Map(described.map((one) => [one.title, one])).values()];
  packages.sort((one, other) => (one.title < other.title ? -1 : 1));
  const texts = [...new Set(packages.flatMap((one) => one.texts))];
  const entries = packages.map(({ title, facts, texts: own }) => {
    const numbers = own.map((text) => texts.indexOf(text) + 1).join(", ");
    return [title, ...facts, own.length === 0 ? "The package holds no text of its licence." : `Text: ${numbers}`];
  });
  return [
    `${heading}\n`,
    ...entries.map((lines) => `${lines.join("\n  ")}\n`),
    ...texts.map((text, index) => `${RULE}\nText ${index + 1}\n\n${text}\n`),
  ].join("\n");
}

async function describePackage(folder: string) {
  const json = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as PackageJson;
  const licence = typeof json.license === "string" ? json.license : json.license?.type;
  const names = (await readdir(folder)).filter((name) => LICENCE_FILE.test(name)).sort();
  const title = `${json.name} ${json.version}`;
  if (licence === undefined && names.length === 0) throw new Error(`${title}: expected a licence, found none`);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const author = typeof json.author === "string" ? json.author : json.author?.name;
  const source = typeof json.repository === "string" ? json.repository : json.repository?.url;
  const facts = [
    ...(licence === undefined ? [] : [`Licence: ${licence}`]),
    ...(author === undefined ? [] : [`Author: ${author}`]),
    ...(source === undefined ? [] : [`Source: ${source}`]),
  ];
  return { title, facts, texts: texts.map((text) => text.trim()) };
}
