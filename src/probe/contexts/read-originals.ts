import { readJsonLines } from "../../base/files.ts";
import type { Original } from "./context.ts";

/**
 * The lines of an originals.jsonl. One without a document, as files written by hand have, stands for itself: its id is its document.
 * Throws `input-missing`, or `input-format` with file and line.
 */
export function readOriginals(path: string): Promise<Original[]> {
  return readJsonLines(path, "originals file", (value) => {
    const { id, original, document, patient } = (value ?? {}) as Record<string, unknown>;
    if (typeof id !== "string" || typeof original !== "string") return '{"id", "original"}';
    const known = typeof patient === "string" ? { patient } : {};
    return { id, original, document: typeof document === "string" ? document : id, ...known };
  });
}
