import { existsSync } from "node:fs";

import { UnnameError } from "../../base/errors.ts";
import { privateDirectoryOf, refuseExisting } from "../../base/files.ts";
import { sha256File } from "../../base/hash.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { readContextsManifest } from "../../probe/contexts/contexts-manifest.ts";
import { readContextFiles } from "../../probe/contexts/read-contexts.ts";
import { combineRecognisers } from "../../recognise/combine/combine.ts";
import { createRecogniser } from "../../recognise/parse-spec.ts";
import { loadPersonNames } from "../../recognise/rules/lists/person-names.ts";
import { writeCandidates } from "./candidate-file.ts";
import type { CandidateList } from "./candidate-evidence.ts";
import { foldDecisions, namesOf, readDecisions } from "../decisions/decisions-file.ts";
import { gatherCandidates } from "./gather-candidates.ts";
import { readPredictions } from "./read-predictions.ts";
import { countCorpusWords, type ReviewedCorpus } from "./sources/corpus-words.ts";
import { readSuspicionModel } from "../score/suspicion-model.ts";

export interface CandidatesOfFilesOptions {
  readonly session: MaskedLanguageModel;
  /** What `probe` wrote for this model. */
  readonly predictionsPath: string;
  /** The contexts that were probed. */
  readonly contextPaths: readonly string[];
  /** Folders that `anonymise` wrote, with their private folders beside them. Default: those that the contexts were made of. */
  readonly corpora?: readonly string[];
  /** Decisions so far, if the file is there: the neighbours of their names are looked at, too. */
  readonly decisionsPath?: string;
  /** Recognisers that entries are shown to, by SPEC; several mean their union. */
  readonly recognisers: readonly string[];
  /** See `RecogniserOptions`. */
  readonly lean?: number;
  readonly seed: number;
  readonly tailSample?: number;
  readonly out: string;
  readonly force?: boolean;
  readonly onProgress?: (message: string) => void;
}

/**
 * Gathers the candidates of a model from files, and writes them, for their owner alone. Throws `output-exists` unless forced, `usage` where no
 * corpus is known, and what reading the files and `gatherCandidates` throw.
 */
export async function candidatesOfFiles(options: CandidatesOfFilesOptions): Promise<CandidateList> {
  const { session, predictionsPath, contextPaths, decisionsPath, seed, out, onProgress } = options;
  await refuseExisting(out, options.force ?? false);
  const { tokenizer } = session.checkpoint;
  const corpora = await findCorpora(options);
  const predictions = await readPredictions(predictionsPath);
  const probed = new Set(predictions.map(({ context }) => context));
  const contexts = (await readContextFiles(contextPaths)).filter(({ id }) => probed.has(id));
  if (contexts.length === 0) {
    const message = `${contextPaths.join(", ")}: none of these contexts is in ${predictionsPath}. Pass those that were probed.`;
    throw new UnnameError("input-empty", message, { details: { paths: contextPaths } });
  }
  const hasDecisions = decisionsPath !== undefined && existsSync(decisionsPath);
  const names = hasDecisions ? namesOf(foldDecisions(await readDecisions(decisionsPath, tokenizer))) : [];
  onProgress?.("counting the words of the corpora");
  const words = await countCorpusWords(corpora);
  const { lean } = options;
  const recognisers = await Promise.all(
    options.recognisers.map((spec) => createRecogniser(spec, lean === undefined ? {} : { lean })),
  );
  const suspicion = await readSuspicionModel();
  const list = await gatherCandidates({
    session,
    predictions,
    contexts,
    words,
    isListed: loadPersonNames(),
    recogniser: combineRecognisers(recognisers),
    suspicion,
    names,
    seed,
    ...(options.tailSample !== undefined && { tailSample: options.tailSample }),
    ...(onProgress && { onProgress }),
  });
  await writeCandidates(out, list, {
    vocabulary: tokenizer.vocabulary,
    predictionsSha256: await sha256File(predictionsPath),
    contextsSha256: await Promise.all(contextPaths.map(sha256File)),
    recognisers: options.recognisers,
    seed,
    names: names.length,
    carries: suspicion.carries,
  });
  return list;
}

/** Without them nothing tells a word of the notes from a name of the notes, and no score holds. */
async function findCorpora({ corpora, contextPaths }: CandidatesOfFilesOptions): Promise<ReviewedCorpus[]> {
  if (corpora !== undefined && corpora.length > 0)
    return corpora.map((directory) => ({ directory, privateDirectory: privateDirectoryOf(directory) }));
  const manifests = await Promise.all(contextPaths.map((path) => readContextsManifest(path)));
  const known = new Map(
    manifests.flatMap((manifest): [string, ReviewedCorpus][] =>
      manifest === undefined
        ? []
        : [[manifest.corpus, { directory: manifest.corpus, privateDirectory: manifest.privateDirectory }]],
    ),
  );
  if (known.size > 0) return [...known.values()];
  throw new UnnameError(
    "usage",
    `candidates: no manifest beside ${contextPaths.join(", ")} says which corpora these contexts are of. Name them with --corpus.`,
  );
}
