import { readJsonLines } from "../../base/files.ts";
import type { Prediction } from "../../probe/contexts/context.ts";

const EXPECTED_LINE =
  '{"context": text, "rank": a whole number from 1, "tokenId": a whole number, "token": text, "surface": text, "probability": a number from 0 to 1}';

/** The lines of a `predictions.jsonl`. Throws `input-missing`, or `input-format` with file and line. */
export async function readPredictions(path: string): Promise<Prediction[]> {
  return readJsonLines(path, "predictions file", (value) => (isPrediction(value) ? value : EXPECTED_LINE));
}

function isPrediction(value: unknown): value is Prediction {
  if (typeof value !== "object" || value === null) return false;
  const { context, rank, tokenId, token, surface, probability } = value as Record<keyof Prediction, unknown>;
  const isText = [context, token, surface].every((field) => typeof field === "string");
  const isCounted = Number.isSafeInteger(tokenId) && Number.isSafeInteger(rank) && (rank as number) >= 1;
  return isText && isCounted && typeof probability === "number" && probability >= 0 && probability <= 1;
}
