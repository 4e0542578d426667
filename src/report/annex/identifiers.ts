import { judgeTests } from "../../audit/judge-tests.ts";
import type { AuditReport } from "../../audit/audit-report.ts";
import type { Entity } from "../../text/entities.ts";
import { replacedEntities } from "../describe/describe-scope.ts";
import { fill } from "../format.ts";
import type { Language } from "../language.ts";
import { annexTextsOf } from "../text/annexes/annex-catalogues.ts";
import type { Identifier } from "../text/annexes/annex-texts.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** The kinds of text that hold an identifier, all of which step 1 would have to replace; none where no kind stands for it. */
export const ENTITIES_OF_IDENTIFIER: Readonly<Record<Identifier, readonly Entity[]>> = {
  A: ["PERSON"],
  B: ["GPE", "ADDRESS", "POSTCODE"],
  C: ["DATE", "AGE"],
  D: ["PHONE"],
  E: ["PHONE"],
  F: ["EMAIL"],
  G: ["ID"],
  H: ["ID"],
  I: ["ID"],
  J: ["ID"],
  K: ["ID"],
  L: ["ID"],
  M: ["ID"],
  N: ["URL"],
  O: ["URL"],
  P: [],
  Q: [],
  R: [],
};

/** What step 1 and the audit did about an identifier, in words. */
export function describeIdentifier(model: AuditReport, identifier: Identifier, language: Language): string[] {
  const text = annexTextsOf(language);
  const asked = ENTITIES_OF_IDENTIFIER[identifier];
  const replaced = replacedEntities(model);
  const found = asked.filter((entity) => replaced?.includes(entity));
  const kinds = found.join(", ");
  const missing = asked.filter((entity) => !found.includes(entity)).join(", ");
  if (identifier === "A") return describeNames(model, replaced?.includes("PERSON"), language);
  if (asked.length === 0) return [text.notLookedAt];
  if (replaced === undefined) return [text.notOnRecord];
  if (found.length === 0) return [text.notLookedAt];
  const template = missing === "" ? text.replaced : text.partlyReplaced;
  return [fill(template, missing === "" ? { kinds } : { kinds, missing }, language)];
}

/** The only identifier that the audit looks for. */
function describeNames(model: AuditReport, isReplaced: boolean | undefined, language: Language): string[] {
  const text = annexTextsOf(language);
  const { decision } = catalogueOf(language);
  const { verdict } = judgeTests(model).names;
  const step1 = isReplaced ? fill(text.replacedKinds, { kinds: "PERSON" }, language) : text.replacedUnknown;
  if (verdict === "not-made") return [...(isReplaced === false ? [] : [step1]), text.notLookedAt];
  const values = { test: decision.tests.names.name, outcome: decision.outcomes[verdict] };
  return [...(isReplaced === false ? [] : [step1]), fill(text.lookedFor, values, language)];
}
