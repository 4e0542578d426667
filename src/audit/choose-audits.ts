import { UnnameError } from "../base/errors.ts";
import type { AuditContexts } from "./audit-input.ts";
import type { AuditReport } from "./audit-report.ts";
import type { AuditSources } from "./audit-sources.ts";
import { AUDIT_NAMES, type AuditName } from "./audit-ids.ts";
import type { NameKnowledge } from "./names/name-knowledge.ts";
import { type Note, note } from "./notes.ts";
import type { MeasureParrotOptions } from "./parrot/measure-parrot.ts";
import { RESIDUE_NEEDS } from "./residue/search-folder.ts";

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

/** What can be measured of what was asked for; what cannot is told, unless it was asked for by name: then it is an error. */
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
  for (const [name, why, needs] of attackGaps(options, input, names)) {
    if (!asked.includes(name)) continue;
    if (only !== undefined) throw usage(`${name} ${needs}`);
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

type Gap = readonly [
  audit: AuditName,
  why: "needs-gold" | "needs-canaries" | "needs-both-splits" | "needs-originals" | "needs-names",
  needs: string,
];

/** The attacks that lack their input, and what to give. */
function attackGaps(options: AuditChoice, input: AuditContexts, names: NameKnowledge): Gap[] {
  const has = (split: "seen" | "unseen") => input.contexts.some((context) => context.split === split);
  const hasBoth = has("seen") && has("unseen");
  const hasOriginals = input.originals.size > 0;
  const splits: Gap[1] = "needs-both-splits";
  const [both, truth] = [
    "needs contexts of both splits: pass --contexts with seen and with unseen ones.",
    "needs planted people: pass --canaries with the canaries.json of notes that the model was trained on.",
  ];
  const originals =
    "needs to know what stood at the masks: pass --originals with the originals.jsonl of these contexts.";
  return [
    ...(options.canariesFile === undefined
      ? ([
          ["exposure", "needs-canaries", truth],
          ["association", "needs-canaries", truth],
        ] as const)
      : []),
    ...(hasBoth
      ? []
      : ([
          ["membership", splits, both],
          ["extraction", splits, both],
        ] as const)),
    ...(hasOriginals
      ? []
      : ([
          ["inference", "needs-originals", originals],
          ["extraction", "needs-originals", originals],
        ] as const)),
    ...(hasOriginals && names.known.surfaces.length === 0
      ? ([["inference", "needs-names", "needs other names: pass --names or --corpus."]] as const)
      : []),
    ...(hasParrotInput(options)
      ? []
      : ([
          ["de-identification", "needs-gold", "needs --corpus with the notes that anonymise wrote, and --gold."],
        ] as const)),
  ];
}

function usage(message: string): UnnameError {
  return new UnnameError("usage", message);
}
