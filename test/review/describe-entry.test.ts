import { expect, it } from "vitest";

import { createDescriber } from "../../src/review/describe/describe-entry.ts";
import { catalogueOf } from "../../src/review/text/catalogues.ts";
import { rankCandidates } from "../../src/review/candidates/rank-candidates.ts";
import { contexts, predictions, tokenizer } from "./fixture.ts";

it.each(["en", "nl"] as const)(
  "says in %s what the removal of an entry costs, where many others are built through it",
  (language) => {
    const candidates = rankCandidates({ predictions, contexts, tokenizer });
    const [first, second] = candidates.map(({ tokenId }) => tokenId) as [number, number];
    const describe = createDescriber(candidates, new Map(), (tokenId) => (tokenId === first ? 1065 : 2));
    const evidenceOf = (tokenId: number) => {
      const candidate = candidates.find((one) => one.tokenId === tokenId);
      if (candidate === undefined) throw new Error("no candidate");
      return describe(candidate, catalogueOf(language)).evidence.join("; ");
    };
    const { evidence, locale } = catalogueOf(language);
    expect(evidenceOf(first)).toContain(evidence.cost((1065).toLocaleString(locale)));
    expect(evidenceOf(second)).not.toContain("built through");
    expect(evidenceOf(second)).not.toContain("opgebouwd");
  },
);
