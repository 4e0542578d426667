import { readTextFile } from "../../base/files.ts";
import { isCount, isObject } from "../../base/json-values.ts";
import { suggestWord } from "../../base/suggest.ts";
import { configError } from "../config.ts";
import { parseConfig } from "../parse-config.ts";

/** What `run` and `status` are about: the section `workflow` of the configuration file. Paths are relative to the current folder. */
export interface WorkflowSettings {
  /** Notes that the model is trained on: files or folders. */
  readonly notes: readonly string[];
  /** Notes of the same kind that it never sees; none: a tenth of the patients of `notes` is held back. */
  readonly otherNotes: readonly string[];
  /** The fields of a record that hold notes; of formats without fields, none. */
  readonly textField?: readonly string[];
  /** The field of a record with its patient. */
  readonly groupField?: string;
  /** List of patients, or `documents`, see `readPatients`. */
  readonly patients?: string;
  /** Whether people who do not exist are written into the notes. */
  readonly plant: boolean;
  /** Planted sentences become notes of new patients, as the section of `plant` says; absent where they go into the notes. */
  readonly plantedAs?: "notes";
  /** Where the user's models of two halves of the patients will be; two or none. */
  readonly references: readonly string[];
  /** Language of the notes, as `anonymise --language` has it; default `auto`. */
  readonly language: string;
  /** Checkpoint folder that the user trains on the notes without names. */
  readonly model: string;
  /** List of people. */
  readonly names: string;
  /** Folder for everything between the notes and the release; private. */
  readonly work: string;
  /** Who reviews. */
  readonly reviewer: string;
  /** What contexts, placeholders, masks and samples depend on. */
  readonly seed: number;
  /** Public folder to make. */
  readonly release: string;
}

interface Setting {
  readonly description: string;
  readonly type: "string" | "integer" | "paths" | "boolean";
  readonly isRequired: boolean;
}

const required = (type: Setting["type"], description: string): Setting => ({ type, description, isRequired: true });
const optional = (type: Setting["type"], description: string): Setting => ({ type, description, isRequired: false });

/** The keys of the section, for the schema and for reading it. */
export const WORKFLOW_KEYS: Readonly<Record<Exclude<keyof WorkflowSettings, "plantedAs">, Setting>> = {
  notes: required("paths", "Notes that the model is trained on: files or folders."),
  otherNotes: optional(
    "paths",
    "Notes of the same kind, about other people, that the model never sees; without them a tenth of the patients is held back.",
  ),
  textField: optional("paths", "Fields of a record that hold notes."),
  groupField: optional("string", "Field of a record with its patient."),
  patients: optional(
    "string",
    'List of patients, JSON Lines {"id", "documents"} (private); "documents": each note is of another patient.',
  ),
  plant: optional(
    "boolean",
    "Write people who do not exist into the notes, to measure what the model remembers of them.",
  ),
  references: optional(
    "paths",
    "Two folders for models that you train on half of the patients each; attacks cannot pass without them.",
  ),
  language: optional("string", "Language of the notes: nl, es, it, en or auto."),
  model: required("string", "Checkpoint folder of the model, which you train on the notes without names."),
  names: required("string", "List of people, CSV or JSON Lines (private)."),
  work: optional("string", "Folder for everything in between (private)."),
  reviewer: optional("string", "Who reviews: stands in decisions and in the report."),
  seed: optional("integer", "What contexts, placeholders, masks and samples depend on."),
  release: optional("string", "Public folder to make; default: public/ and the model's name."),
};

const DEFAULT_WORK = "unname-work";

/** The workflow of a configuration file. Throws `config` for a key that is missing, unknown or of another type, and as `parseConfig` does. */
export async function readWorkflowSettings(path: string): Promise<WorkflowSettings> {
  const { workflow, plant } = parseConfig(await readTextFile(path, "configuration file"), path);
  if (typeof workflow !== "object" || workflow === null || Array.isArray(workflow))
    throw configError(path, "workflow", 'an object with "notes", "model" and so on; "unname init" writes one');
  const given = workflow as Readonly<Record<string, unknown>>;
  const known = Object.keys(WORKFLOW_KEYS);
  for (const key of Object.keys(given)) {
    if (known.includes(key)) continue;
    const suggestion = suggestWord(key, known);
    throw configError(
      path,
      `workflow.${key}`,
      suggestion === undefined ? `one of ${known.join(", ")}` : `"${suggestion}"`,
    );
  }
  for (const [key, { type, isRequired }] of Object.entries(WORKFLOW_KEYS)) {
    const value = given[key];
    if (value === undefined && !isRequired) continue;
    if (!fits(value, type)) throw configError(path, `workflow.${key}`, EXPECTED[type]);
  }
  const settings = given as Partial<Record<keyof WorkflowSettings, string>> & { readonly seed?: number };
  const model = settings.model as string;
  refuseContradictions(given, path);
  return {
    notes: pathsOf(given["notes"]),
    otherNotes: pathsOf(given["otherNotes"]),
    ...(given["textField"] !== undefined && { textField: pathsOf(given["textField"]) }),
    ...(settings.groupField !== undefined && { groupField: settings.groupField }),
    ...(settings.patients !== undefined && { patients: settings.patients }),
    plant: given["plant"] === true,
    ...(isObject(plant) && plant["as"] === "notes" && { plantedAs: "notes" }),
    references: pathsOf(given["references"]),
    language: settings.language ?? "auto",
    model,
    names: settings.names as string,
    work: settings.work ?? DEFAULT_WORK,
    reviewer: settings.reviewer ?? "reviewer",
    seed: settings.seed ?? 0,
    release: settings.release ?? `public/${model.replace(/[/\\]+$/, "").replace(/^.*[/\\]/, "")}`,
  };
}

const EXPECTED: Readonly<Record<Setting["type"], string>> = {
  string: "text",
  integer: "a whole number of at least 0",
  paths: "a path or a list of paths",
  boolean: "true or false",
};

/** Throws `config` for settings that need another one. */
function refuseContradictions(given: Readonly<Record<string, unknown>>, path: string): void {
  const knowsPatients = given["groupField"] !== undefined || given["patients"] !== undefined;
  const divides = given["otherNotes"] === undefined || given["plant"] === true || given["references"] !== undefined;
  if (divides && !knowsPatients)
    throw configError(
      path,
      "workflow.groupField",
      'the field of a record with its patient (or "patients": a list, or "documents" if each note is of another patient), which plant, references and holding notes back need',
    );
  if (given["references"] !== undefined && pathsOf(given["references"]).length !== 2)
    throw configError(path, "workflow.references", "two folders, for a model of each half of the patients");
}

function fits(value: unknown, type: Setting["type"]): boolean {
  const isText = (item: unknown) => typeof item === "string" && item !== "";
  if (type === "boolean") return typeof value === "boolean";
  if (type === "integer") return isCount(value);
  return isText(value) || (type === "paths" && Array.isArray(value) && value.length > 0 && value.every(isText));
}

function pathsOf(value: unknown): readonly string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as string[]) : [value as string];
}
