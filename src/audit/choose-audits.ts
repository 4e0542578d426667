import { UnnameError } from "../base/errors.ts";
import type { AuditContexts } from "./audit-input.ts";
import type { AuditReport } from "./audit-report.ts";
import type { AuditSources } from "./audit-sources.ts";
import { AUDIT_NAMES, type AuditName } from "./audit-ids.ts";
import type { NameKnowledge } from "./names/name-knowledge.ts";
import { type Note, note } from "./remarks.ts";
import type { MeasureParrotOptions } from "./parrot/measure-parrot.ts";
import { RESIDUE_NEEDS } from "./residue/search-folder.ts";
import type { Split } from "../probe/contexts/context.ts";

export interface AuditChoice extends AuditSources {
  readonly only?: readonly AuditName[];
  readonly mappingFile?: string;
  readonly rankLimit?: number;
  readonly seed?: number;
  readonly onProgress?: (message: string) => void;
}

/** What `parrot` cannot do without. */
export const PARROT_NEEDS =
  "parrot must know which names step 1 missed: pass --corpus with the notes that anonymise wrote, and --gold with the annotated notes that they were made of.";

function hasParrotInput({ corpora = [], goldDirectory }: AuditChoice): boolean {
  return corpora.length > 0 && goldDirectory !== undefined;
}

/** What audits of the released notes are given. */
export function notesOptionsOf({
  corpora = [],
  goldDirectory = "",
  seed = 0,
  onProgress,
}: AuditChoice): MeasureParrotOptions {
  return { corpora, goldDirectory, seed, ...(onProgress && { onProgress }) };
}

export interface ChosenAudits {
  readonly only: ReadonlySet<AuditName>;
  readonly notMeasured: AuditReport["notMeasured"];
}

/** What can be measured of what was asked for; what cannot be is listed with the reason. An audit that was asked for by name and cannot be made is an error. */
export function chooseAudits(options: AuditChoice, input: AuditContexts, names: NameKnowledge): ChosenAudits {
  const { only, rankLimit = 0 } = options;
  const asked = only ?? AUDIT_NAMES.filter((name) => name !== "residue");
  const missing = new Map<AuditName, Note>();
  for (const name of AUDIT_NAMES) if (!asked.includes(name)) missing.set(name, note("not-asked"));
  const hasOriginals = input.originals.size > 0;
  if (asked.includes("recovery") && !hasOriginals) {
    if (only !== undefined)
      throw usage(
        "recovery must know what stood at the masks: pass --originals with the originals.jsonl of these contexts.",
      );
    missing.set("recovery", note("needs-originals"));
  }
  if (asked.includes("parrot") && !hasParrotInput(options)) {
    if (only !== undefined) throw usage(PARROT_NEEDS);
    missing.set("parrot", note("needs-gold"));
  }
  const gaps = attackGaps(input, names.known.surfaces, options.canariesFile !== undefined);
  if (!hasParrotInput(options)) gaps.push(["de-identification", "needs-gold"]);
  for (const [name, why] of gaps) {
    if (!asked.includes(name)) continue;
    if (only !== undefined) throw usage(`${name} ${NEEDS[why]}`);
    missing.set(name, note(why));
  }
  const knowsNames = names.known.surfaces.length > 0 || names.decisions.length > 0;
  if (asked.includes("name-rate") && !knowsNames)
    throw usage(
      "name-rate must know what a name is: pass --names, --decisions or --corpus, or leave it out with --only.",
    );
  if (asked.includes("residue") && !knowsNames && options.mappingFile === undefined) throw usage(RESIDUE_NEEDS);
  if (rankLimit > 0 && !(hasOriginals && names.known.surfaces.length > 0))
    throw usage(
      "ranking originals needs --originals and, for the names they stand among, --names: pass both, or leave --rank out.",
    );
  return {
    only: new Set(asked.filter((name) => !missing.has(name))),
    notMeasured: [...missing].map(([audit, why]) => ({ audit, why })),
  };
}

/** What to give where an audit lacks its input. */
const NEEDS = {
  "needs-canaries":
    "needs planted people: pass --canaries with the canaries.json of notes that the model was trained on.",
  "needs-both-splits": "needs contexts of both splits: pass --contexts with seen and with unseen ones.",
  "needs-originals":
    "needs to know what stood at the masks: pass --originals with the originals.jsonl of these contexts.",
  "needs-names": "needs other names: pass --names or --corpus.",
  "needs-gold": "needs --corpus with the notes that anonymise wrote, and --gold.",
} as const;

type Gap = readonly [audit: AuditName, why: keyof typeof NEEDS];

/** The attacks that lack their input, each with all that it lacks. `hasCanaries`: planted people were given. */
export function attackGaps(
  { contexts, originals }: Pick<AuditContexts, "contexts" | "originals">,
  names: readonly string[],
  hasCanaries: boolean,
): Gap[] {
  const has = (split: Split) => contexts.some((context) => context.split === split);
  const hasOriginals = originals.size > 0;
  const lack = (isLacking: boolean, why: Gap[1], audits: readonly AuditName[]) =>
    isLacking ? audits.map((audit): Gap => [audit, why]) : [];
  return [
    ...lack(!hasCanaries, "needs-canaries", ["exposure", "association"]),
    ...lack(!(has("seen") && has("unseen")), "needs-both-splits", ["membership", "extraction"]),
    ...lack(!hasOriginals, "needs-originals", ["inference", "extraction"]),
    ...lack(hasOriginals && names.length === 0, "needs-names", ["inference"]),
  ];
}

function usage(message: string): UnnameError {
  return new UnnameError("usage", message);
}
