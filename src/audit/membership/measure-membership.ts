import type { MaskedLanguageModel } from "../../model/session.ts";
import type { BlockLoss } from "../../probe/score/block-loss.ts";
import type { Context } from "../../probe/contexts/context.ts";
import type { AuditContexts } from "../audit-input.ts";
import { type MembershipRecord, type MembershipResult, membershipFigures } from "./membership.ts";
import type { Features } from "./shadow-attack.ts";

/** A model that was trained alike on known documents. */
export interface ShadowModel {
  readonly session: MaskedLanguageModel;
  /** Ids of the documents it was trained on. */
  readonly members: ReadonlySet<string>;
}

export interface MeasureMembershipOptions {
  readonly seed: number;
  readonly references: readonly MaskedLanguageModel[];
  readonly shadows: readonly ShadowModel[];
  /** Digest of both. */
  readonly against: string;
  /** Losses of sentences by a model, measured before or now. */
  readonly lossesOf: (session: MaskedLanguageModel, texts: readonly string[]) => Promise<readonly BlockLoss[]>;
}

/** Other sentences that RMIA holds a record against, at most. */
const POPULATION = 1000;

/**
 * The audit `membership`: are sentences of the training text distinguishable from others? They are the test contexts, whose names stay masked: they need not
 * be known, and the same question is put to models with names and without.
 */
export async function measureMembership(
  session: MaskedLanguageModel,
  { contexts, all, originals, units }: AuditContexts,
  { seed, references, shadows, against, lossesOf }: MeasureMembershipOptions,
): Promise<MembershipResult> {
  const documentOf = ({ id }: Context) => originals.get(id)?.document;
  const texts = contexts.map(({ text }) => text);
  const others = all.filter(({ set }) => set === "development").slice(0, POPULATION);
  const population = others.map(({ text }) => text);
  const everything = [...texts, ...population];
  const own = await lossesOf(session, everything);
  const ofReferences: (readonly BlockLoss[])[] = [];
  for (const reference of references) ofReferences.push(await lossesOf(reference, everything));
  const ofShadows: (readonly BlockLoss[])[] = [];
  for (const shadow of shadows) ofShadows.push(await lossesOf(shadow.session, texts));
  const losses = (index: number) => ({
    lossNats: own[index]?.lossNats as number,
    referenceNats: ofReferences.map((ofReference) => ofReference[index]?.lossNats as number),
  });
  const records = contexts.map((context, index): MembershipRecord => ({
    id: context.id,
    text: context.text,
    isMember: context.split === "seen",
    group: units.unitOf(context.id),
    ...losses(index),
    features: featuresOf(own[index] as BlockLoss, context.text),
  }));
  return membershipFigures({
    records,
    shadows: shadows.map(({ members }, at) =>
      contexts.flatMap((context, index) => {
        const document = documentOf(context);
        if (document === undefined) return [];
        const features = featuresOf(ofShadows[at]?.[index] as BlockLoss, context.text);
        return [{ features, isMember: members.has(document) }];
      }),
    ),
    population: population.map((_, index) => losses(texts.length + index)),
    seed,
    against,
  });
}

function featuresOf({ lossNats, leastNats, mostNats }: BlockLoss, text: string): Features {
  return [lossNats, leastNats, mostNats, text.length];
}
