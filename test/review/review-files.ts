import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { writeCandidates } from "../../src/review/candidates/candidate-file.ts";
import { rankCandidates } from "../../src/review/candidates/rank-candidates.ts";
import { foldDecisions, readDecisions } from "../../src/review/decisions/decisions-file.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";

const MODEL = "models/notes-nl-wiki";
const SENTENCES = [
  "Gisteren zag <mask> de poli.",
  "<mask> is opgenomen met koorts en wordt morgen weer gezien door de arts op de afdeling.",
  "Besproken met <mask> vandaag; verder geen bijzonderheden, controle over zes weken.",
];
/** Entries of the shipped model's vocabulary: names, ordinary words, and a name of which other spellings are entries, too. */
const PREDICTED = ["ĠBruyn", "ĠSmeets", "ĠZuiderveld", "ĠVan", "ĠSanders", "Reden", "Best"];

/** A shipped model with predictions and contexts to review, and a place for the decisions. */
export async function reviewFiles() {
  const folder = await temporaryDirectory();
  const at = (name: string) => join(folder, name);
  const { tokenizer } = await openCheckpoint(MODEL);
  const contexts = SENTENCES.map((text, index) => ({ id: `c${index}`, split: index % 2 === 0 ? ("unseen" as const) : ("seen" as const), set: "development" as const, text })); // prettier-ignore
  const predictions = contexts.flatMap(({ id }) =>
    PREDICTED.map((token, index) => {
      const tokenId = tokenizer.vocabulary.indexOf(token);
      return { context: id, rank: index + 1, tokenId, token, surface: tokenizer.surface(tokenId), probability: 0.3 / (index + 1) }; // prettier-ignore
    }),
  );
  const lines = (values: readonly object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");
  await writeFile(at("contexts.jsonl"), lines(contexts));
  await writeFile(at("predictions.jsonl"), lines(predictions));
  const ranked = rankCandidates({ predictions, contexts, tokenizer });
  await writeCandidates(
    at("candidates.jsonl"),
    {
      candidates: ranked.map((candidate, index) => ({
        ...candidate,
        sources: candidate.bestRank === null ? ["variant"] : ["predicted"],
        probability: 0.95 / (1 + index / 3),
        isSampled: false,
        isPiece: false,
      })),
      tail: [],
    },
    {
      vocabulary: tokenizer.vocabulary,
      predictionsSha256: "",
      contextsSha256: [],
      recognisers: [],
      seed: 0,
      names: 0,
      carries: { shiftNats: 0.5, slope: 0.2 },
    },
  );
  const decisionsPath = at("private/decisions.jsonl");
  return {
    decisionsPath,
    vocabulary: tokenizer.vocabulary,
    /** What Node runs for this review. */
    argv: ["bin/unname.js", "review", "--model", MODEL, "--predictions", at("predictions.jsonl"), "--contexts", at("contexts.jsonl"), "--decisions", decisionsPath], // prettier-ignore
    /** The same with candidates that have a probability, made up here. */
    scoredArgv: ["bin/unname.js", "review", "--model", MODEL, "--candidates", at("candidates.jsonl"), "--contexts", at("contexts.jsonl"), "--decisions", decisionsPath], // prettier-ignore
    /** The decisions that stand, as `token: decision`, sorted. */
    async standing(): Promise<string[]> {
      const standing = foldDecisions(await readDecisions(decisionsPath, tokenizer));
      return [...standing.values()].map(({ token, decision }) => `${token}: ${decision}`).sort();
    },
    lines: () => readDecisions(decisionsPath, tokenizer),
  };
}
