import { readFileSync } from "node:fs";
import { join } from "node:path";

import { UnnameError } from "../../base/errors.ts";
import { PACKAGE_ROOT } from "../../base/package-root.ts";
import type { CandidateFacts, DocumentFacts } from "../features/facts.ts";
import type { Feature } from "../features/feature.ts";
import { FEATURES } from "../features/features.ts";

/** The arbiter that the package ships. */
export const ARBITER_FILE = join(PACKAGE_ROOT, "models", "arbiter", "arbiter.json");
const FORMAT = "unname-arbiter-1";

/** A tree as `models/training/arbiter/fit.py` writes it: an entry a node; `feature` is -1 at a leaf. */
interface TreeFile {
  readonly feature: readonly number[];
  /** A node's candidates go left where the feature is no greater. */
  readonly threshold: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Nats that the tree adds at a leaf; of another node, their mean over the candidates that it was fitted on. */
  readonly value: readonly number[];
}

/** The file of an arbiter. */
export interface ArbiterFile {
  readonly format: string;
  /** Names of {@link FEATURES}, in the order in which trees number them. */
  readonly features: readonly string[];
  /** Log odds in nats of any candidate, before its features are looked at. */
  readonly bias: number;
  readonly trees: readonly TreeFile[];
}

/** What a feature did to the log odds of a candidate. */
export interface Contribution {
  readonly feature: string;
  /** Its value for the candidate. */
  readonly value: number;
  /** Nats, towards a name where positive. */
  readonly nats: number;
}

/** Boosted trees over named features: the log odds that a candidate is a name. */
export class Arbiter {
  readonly features: readonly string[];
  /** Log odds in nats before any feature is looked at: the bias, and the mean of every tree. */
  readonly root: number;
  private readonly functions: readonly Feature[];
  private readonly bias: number;
  private readonly trees: readonly TreeFile[];
  /** The nodes of all trees one after the other, see {@link TreeFile}, and where each tree begins. */
  private readonly roots: Int32Array;
  private readonly asked: Int16Array;
  private readonly thresholds: Float64Array;
  private readonly lefts: Int32Array;
  private readonly rights: Int32Array;
  private readonly added: Float64Array;
  /** Features that some tree asks for, and the values of the candidate that is being judged. */
  private readonly used: readonly number[];
  private readonly values: Float64Array;

  /** Throws `input-format` for another format, or a feature that this version does not know. */
  constructor({ format, features, bias, trees }: ArbiterFile, file = "arbiter.json") {
    if (format !== FORMAT)
      throw new UnnameError(
        "input-format",
        `${file}: expected an arbiter of format ${FORMAT}. Fit it again as models/arbiter/README.md says.`,
      );
    this.features = features;
    this.functions = features.map((name) => {
      const feature = FEATURES.get(name);
      if (feature === undefined)
        throw new UnnameError(
          "input-format",
          `${file}: unknown feature ${name}. Fit it again as models/arbiter/README.md says.`,
        );
      return feature;
    });
    this.bias = bias;
    this.root = trees.reduce((sum, { value }) => sum + (value[0] as number), bias);
    this.trees = trees;
    let nodes = 0;
    const starts = trees.map(({ value }) => (nodes += value.length) - value.length);
    this.roots = Int32Array.from(starts);
    this.asked = Int16Array.from(trees.flatMap(({ feature }) => feature));
    this.thresholds = Float64Array.from(trees.flatMap(({ threshold }) => threshold));
    this.lefts = Int32Array.from(
      trees.flatMap(({ left }, tree) => left.map((node) => node + (starts[tree] as number))),
    );
    this.rights = Int32Array.from(
      trees.flatMap(({ right }, tree) => right.map((node) => node + (starts[tree] as number))),
    );
    this.added = Float64Array.from(trees.flatMap(({ value }) => value));
    this.used = [...new Set(trees.flatMap(({ feature }) => feature).filter((index) => index >= 0))];
    this.values = new Float64Array(features.length);
  }

  /** Log odds in nats that a candidate is a name, calibrated on text of the kinds that the arbiter was fitted on. */
  judge(candidate: CandidateFacts, document: DocumentFacts): number {
    const { values, used, functions, roots, asked, thresholds, lefts, rights, added } = this;
    for (const index of used) values[index] = (functions[index] as Feature)(candidate, document);
    let odds = this.bias;
    for (let tree = 0; tree < roots.length; tree++) {
      let node = roots[tree] as number;
      for (let feature = asked[node] as number; feature >= 0; feature = asked[node] as number)
        node = ((values[feature] as number) <= (thresholds[node] as number) ? lefts[node] : rights[node]) as number;
      odds += added[node] as number;
    }
    return odds;
  }

  /** What moved the log odds of a candidate, most first: at each node that it passes, by how many nats its branch differs from the node. */
  explain(candidate: CandidateFacts, document: DocumentFacts): Contribution[] {
    this.judge(candidate, document);
    const nats = new Float64Array(this.features.length);
    for (const { feature, threshold, left, right, value } of this.trees) {
      let node = 0;
      for (let at = feature[0] as number; at >= 0; at = feature[node] as number) {
        const next = ((this.values[at] as number) <= (threshold[node] as number) ? left[node] : right[node]) as number;
        nats[at] = (nats[at] as number) + (value[next] as number) - (value[node] as number);
        node = next;
      }
    }
    return this.features
      .map((feature, index) => ({ feature, value: this.values[index] as number, nats: nats[index] as number }))
      .filter((contribution) => contribution.nats !== 0)
      .sort((a, b) => Math.abs(b.nats) - Math.abs(a.nats));
  }
}

let shipped: Arbiter | undefined;

/** The arbiter that the package ships, opened once a thread. */
export function loadArbiter(): Arbiter {
  return (shipped ??= new Arbiter(JSON.parse(readFileSync(ARBITER_FILE, "utf8")) as ArbiterFile, ARBITER_FILE));
}
