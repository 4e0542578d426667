import { CONDITIONS } from "../medical/conditions.ts";
import { FINDINGS } from "../medical/findings.ts";
import { MEDICINES } from "../medical/medicines.ts";
import { PROCEDURES } from "../medical/procedures.ts";
import { BODY_SITES, HOBBIES, JOBS, PETS } from "../phrases/social-facts.ts";

/** The Dutch terms of the hospital notes, by slot of the short ones. */
export function hospitalTerms(): Readonly<Record<string, readonly string[]>> {
  const isNamed = ({ eponym }: { readonly eponym?: string }) => eponym !== undefined;
  const done = PROCEDURES.filter(
    ({ kind }) => kind === "operatie" || kind === "behandeling" || kind === "beeldvorming",
  );
  const measured = PROCEDURES.filter(({ kind }) => kind === "lab" || kind === "beeldvorming");
  const conditions = CONDITIONS.filter(
    ({ specialty }) => specialty !== "gynaecologie" && specialty !== "kindergeneeskunde",
  );
  return {
    cond: termsOf(conditions),
    find: termsOf(FINDINGS.filter((finding) => !isNamed(finding))),
    med: termsOf(MEDICINES),
    proc: termsOf(done.filter(({ specialty }) => specialty !== "gynaecologie")),
    test: termsOf(measured),
    anat: BODY_SITES,
    eponym: termsOf(CONDITIONS.filter(isNamed)),
    eposign: termsOf(PROCEDURES.filter(isNamed)),
    job: JOBS,
    hobby: HOBBIES,
    pet: PETS,
  };
}

function termsOf(entries: readonly { readonly term: string }[]): readonly string[] {
  return entries.map(({ term }) => term);
}
