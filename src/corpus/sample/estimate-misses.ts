import { createMissesCounter, type EntityMisses } from "../../evaluate/misses/estimate-misses.ts";
import { matchCaptures } from "../../evaluate/misses/match-captures.ts";
import type { Recogniser } from "../../recognise/recogniser.ts";
import { selectEntities } from "../../recognise/select-entities.ts";
import { type Entity, NAME_ENTITIES } from "../../text/entities.ts";
import { countFiles } from "../reading/find-corpus-files.ts";
import { readCorpus, type ReadCorpusOptions } from "../reading/read-corpus.ts";
import { requirePair } from "./recogniser-pair.ts";
import { resolveRecognisers } from "../resolve-recognisers.ts";
import { createUnreadTally, refuseUnread } from "../reading/unread-files.ts";

export interface EstimateMissesOptions extends ReadCorpusOptions {
  /** Files or folders; they are only read. */
  readonly inputs: readonly string[];
  /** Two SPECs or recognisers, or one `language:CODE`: its rules and its model. */
  readonly recognisers: readonly (string | Recogniser)[];
  /** Default: {@link NAME_ENTITIES}. */
  readonly entities?: readonly Entity[];
  /** Go on where inputs hold files that are not read. */
  readonly skipUnknown?: boolean;
  /** Called after each file. */
  readonly onProgress?: (done: { readonly files: number; readonly ofFiles: number }) => void;
}

/** What `estimate-misses --json` prints. */
export interface MissesEstimate {
  readonly schemaVersion: 1;
  readonly documents: number;
  readonly recognisers: readonly [first: string, second: string];
  readonly all: EntityMisses;
  /** Of each entity that was found at all. */
  readonly entities: Readonly<Record<string, EntityMisses>>;
}

/**
 * How many mentions two recognisers both miss in a corpus without gold, by capture–recapture: a recogniser that finds nearly all that the other finds
 * misses little. It is blind to names that are hard for both, and takes false marks for names (docs/background/residual-risk.md).
 * Throws `usage` if the recognisers are no pair, and what `readCorpus` and the recognisers throw.
 */
export async function estimateMisses(options: EstimateMissesOptions): Promise<MissesEstimate> {
  const { inputs, entities = NAME_ENTITIES } = options;
  const pair = requirePair(options.recognisers);
  const unread = createUnreadTally();
  const ofFiles = await countFiles(inputs, options.format, unread.add);
  refuseUnread(unread, options.skipUnknown ?? false);
  const [first, second] = (await resolveRecognisers(pair)) as [Recogniser, Recogniser];
  const find = [first, second].map((recogniser) => selectEntities(recogniser, entities));
  const counter = createMissesCounter(entities);
  let [files, last] = [0, ""];
  for await (const { file, documents } of readCorpus(inputs, options)) {
    if (file.path !== last) options.onProgress?.({ files: files++, ofFiles });
    last = file.path;
    const found = await Promise.all(find.map((recogniser) => recogniser.recognise(documents)));
    for (const [index, { text }] of documents.entries()) {
      counter.add(text, matchCaptures(text, found[0]?.[index] ?? [], found[1]?.[index] ?? [], entities));
    }
  }
  options.onProgress?.({ files, ofFiles });
  return {
    schemaVersion: 1,
    documents: counter.documents,
    recognisers: [first.name, second.name],
    ...counter.estimate(),
  };
}
