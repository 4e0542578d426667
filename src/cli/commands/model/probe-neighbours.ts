import { type Command, InvalidArgumentError, Option } from "commander";

import { UnnameError } from "../../../base/errors.ts";
import type { Checkpoint } from "../../../model/checkpoint.ts";
import { DEFAULT_NEIGHBOURS } from "../../../model/neighbour-options.ts";
import { integerOption } from "../../options/parse-values.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";
import { twoWordCommand } from "../../command-line/command-words.ts";

interface Flags extends CommonOptions {
  readonly model: string;
  readonly words?: readonly string[];
  readonly tokenIds?: readonly number[];
  readonly embeddings: "input" | "output";
  readonly topK: number;
  readonly mean?: boolean;
}

const EXAMPLE = `
Where a model has learnt names, the entries near one name are often other names: candidates that a person may want to review.
All rows of the matrix are compared, read from the safetensors where they lie. Words are looked up as they stand within a
sentence, and must each be one entry of the vocabulary. What is printed may be names: treat it as private.

Example:
  unname probe neighbours --model model/ --words Jan,Piet --mean --top-k 50`;

/** Adds `unname probe neighbours`: which vocabulary entries lie near given ones. */
export function register(program: Command, io: Io): void {
  const command = twoWordCommand(program, "probe neighbours")
    .description("list the entries nearest to given words in the embeddings")
    .requiredOption("-m, --model <dir>", "checkpoint folder with safetensors")
    .addOption(new Option("--words <list>", "words, separated by commas").argParser(words).conflicts("tokenIds"))
    .option("--token-ids <list>", "entries by id, separated by commas", tokenIds)
    .addOption(
      new Option("--embeddings <which>", "what the encoder reads, or what the prediction head compares with")
        .choices(["input", "output"])
        .default("input"),
    )
    .option("--top-k <n>", "neighbours a word", integerOption(1), DEFAULT_NEIGHBOURS)
    .option("--mean", "one list, for the mean of all given words");
  finishCommand(command, EXAMPLE).action(async (flags: Flags) => {
    const { nearestNeighbours } = await import("../../../model/neighbours.ts");
    const { openCheckpoint } = await import("../../../model/open-checkpoint.ts");
    const checkpoint = await openCheckpoint(flags.model);
    const given = flags.tokenIds ?? (flags.words ?? []).map((word, index) => requireEntry(checkpoint, word, index));
    if (given.length === 0)
      throw new UnnameError("usage", "probe neighbours: name entries with --words or --token-ids.");
    const queries = flags.mean ? [given] : given.map((tokenId) => [tokenId]);
    const { embeddings, topK } = flags;
    const options = { queries, embeddings, topK, excludeQuery: true, excludeSpecial: true };
    const lists = await nearestNeighbours(checkpoint, options);
    const entry = (tokenId: number) => ({
      tokenId,
      token: checkpoint.tokenizer.vocabulary[tokenId] ?? "",
      surface: checkpoint.tokenizer.surface(tokenId),
    });
    const answers = queries.map((query, index) => ({
      query: query.map(entry),
      neighbours: (lists[index] ?? []).map(({ tokenId, cosine }) => ({ ...entry(tokenId), cosine })),
    }));
    printResult(io, flags, { embeddings, answers }, answers.map(format).join("\n\n"));
  });
}

/** The one entry that a word is, after a space as within a sentence, or without it. */
function requireEntry({ directory, tokenizer }: Checkpoint, word: string, index: number): number {
  const found = [` ${word}`, word].map((text) => tokenizer.encodePlain(text));
  const single = found.find((ids) => ids.length === 1)?.[0];
  if (single !== undefined && !tokenizer.specialTokenIds.has(single)) return single;
  throw new UnnameError(
    "usage",
    `probe neighbours: expected each word to be one entry of the vocabulary of ${directory}, found word ${index + 1} of --words to be ${single === undefined ? `${found[0]?.length ?? 0} pieces` : "unknown"}. Give the pieces by id with --token-ids and --mean, or leave it out.`,
    { details: { directory, word: index + 1 } },
  );
}

interface Entry {
  readonly tokenId: number;
  readonly surface: string;
}

function format({
  query,
  neighbours,
}: {
  query: readonly Entry[];
  neighbours: readonly (Entry & { cosine: number })[];
}): string {
  const title = `Nearest to ${query.map(({ surface }) => surface).join(", ")}:`;
  const width = Math.max(0, ...neighbours.map(({ tokenId }) => String(tokenId).length));
  const lines = neighbours.map(
    ({ tokenId, surface, cosine }) =>
      `  ${cosine.toFixed(3).padStart(6)}  ${String(tokenId).padStart(width)}  ${surface}`,
  );
  return [title, ...lines].join("\n");
}

function words(value: string): string[] {
  const list = value.split(",").map((word) => word.trim());
  if (list.includes("")) throw new InvalidArgumentError("Expected words separated by commas.");
  return list;
}

function tokenIds(value: string): number[] {
  return value.split(",").map((id) => {
    if (!/^\s*[0-9]+\s*$/.test(id)) throw new InvalidArgumentError("Expected whole numbers separated by commas.");
    return Number(id);
  });
}
