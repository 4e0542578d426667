import type { AuditReport } from "../../audit/audit-report.ts";
import { type Entity, NAME_ENTITIES } from "../../text/entities.ts";
import { fill } from "../format.ts";
import type { Language } from "../language.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** What step 1 replaced in all notes: what only some of them lost stays in the others. Undefined if that is unknown of any of them. */
export function replacedEntities({ evidence }: Pick<AuditReport, "evidence">): readonly Entity[] | undefined {
  const kinds = evidence.names.sources.flatMap(({ kind, entities }) => (kind === "spans" ? [entities] : []));
  const [first, ...others] = kinds;
  if (first === undefined || kinds.includes(undefined)) return undefined;
  return first.filter((entity) => others.every((entities) => entities?.includes(entity)));
}

/** What was looked at, by what step 1 replaced. */
export function describeScope(model: AuditReport, language: Language): string {
  const { decision: text } = catalogueOf(language);
  const more = replacedEntities(model)?.filter((kind) => !NAME_ENTITIES.includes(kind));
  if (more === undefined) return text.scopeUnknown;
  return more.length === 0 ? text.scopeNames : fill(text.scopeMore, { kinds: more.join(", ") }, language);
}
