const messages = new Set<string>();

/** What the program says when it is interrupted from now on; returns a function that takes it back. */
export function sayIfInterrupted(message: string): () => void {
  messages.add(message);
  return () => void messages.delete(message);
}

/** What is to be said now. */
export function interruptionMessages(): readonly string[] {
  return [...messages];
}
