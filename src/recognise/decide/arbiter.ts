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

/** The nodes of all trees one after the other, each before its left branch and that before its right: they fit a processor's nearest cache. */
interface Nodes {
  /** Where each tree begins. */
  readonly roots: readonly number[];
  /** A node's feature, -1 at a leaf. */
  readonly asked: Int16Array;
  /** Its threshold; the nats that a leaf adds. */
  readonly numbers: Float64Array;
  /** Where its right branch begins. */
  readonly rights: Int32Array;
}

function layOut(trees: readonly TreeFile[]): Nodes {
  const count = trees.reduce((sum, { value }) => sum + value.length, 0);
  const [asked, numbers, rights] = [new Int16Array(count), new Float64Array(count), new Int32Array(count)];
  let at = 0;
  const add = (tree: TreeFile, node: number): void => {
    const [feature, place] = [tree.feature[node] as number, at++];
    asked[place] = feature;
    numbers[place] = (feature < 0 ? tree.value : tree.threshold)[node] as number;
    if (feature < 0) return;
    add(tree, tree.left[node] as number);
    rights[place] = at;
    add(tree, tree.right[node] as number);
  };
  const roots = trees.map((tree) => {
    const root = at;
    add(tree, 0);
    return root;
  });
  return { roots, asked, numbers, rights };
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
  private readonly nodes: Nodes;
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
    this.nodes = layOut(trees);
    this.used = [...new Set(trees.flatMap(({ feature }) => feature).filter((index) => index >= 0))];
    this.values = new Float64Array(features.length);
  }

  /** Log odds in nats that a candidate is a name, calibrated on text of the kinds that the arbiter was fitted on. */
  judge(candidate: CandidateFacts, document: DocumentFacts): number {
    const { values, used, functions } = this;
    for (const index of used) values[index] = (functions[index] as Feature)(candidate, document);
    const { roots, asked, numbers, rights } = this.nodes;
    let odds = this.bias;
    for (let tree = 0; tree < roots.length; tree++) {
      let node = roots[tree] as number;
      for (let feature = asked[node] as number; feature >= 0; feature = asked[node] as number)
        node = (values[feature] as number) <= (numbers[node] as number) ? node + 1 : (rights[node] as number);
      odds += numbers[node] as number;
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
