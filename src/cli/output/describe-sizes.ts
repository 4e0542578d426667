import type { ContextSizes } from "../../probe/context-sizes.ts";

/** How many contexts each set has, in words. */
export function describeSizes({ development, test, reserve }: ContextSizes): string {
  return `${development} development and ${test} test contexts, ${reserve} in reserve`;
}
