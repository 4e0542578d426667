import { sha256 } from "../../base/hash.ts";

/** Two halves of the patients, for models that are trained on one of them and not on the other. */
export const HALVES = ["half-a", "half-b"] as const;
export type Half = (typeof HALVES)[number];

/** Hexadecimal digits of a digest that become a share: 48 bits. */
const DIGITS = 12;

/** The half of a patient: by patient and seed alone, so that planting, splitting and later notes agree. */
export function halfOf(patient: string, seed: number): Half {
  return shareOf(patient, seed, "half") < 0.5 ? "half-a" : "half-b";
}

/** Whether a patient is held back, at a share of all patients from 0 to 1; independent of the half. */
export function isHeldBack(patient: string, seed: number, share: number): boolean {
  return shareOf(patient, seed, "unseen") < share;
}

/** A number in [0, 1) that looks random. */
function shareOf(patient: string, seed: number, label: string): number {
  return Number.parseInt(sha256(`${seed}\u0000${label}\u0000${patient}`).slice(0, DIGITS), 16) / 16 ** DIGITS;
}
