import { MODELS } from "./models.mjs";

/** What is left out of a model to see what it is worth (`npm run bench:ablation`), or to measure it on what it then never saw (`dev`). */
export const WITHOUT = {
  nothing: (model) => model,
  dev: ({ brat = [], ...model }) => ({ ...model, brat: brat.filter((folder) => !folder.endsWith("/dev")) }),
  narrative: (model) => ({ ...model, short: undefined }),
  "general-text": (model) => ({ ...model, text: undefined }),
  lists: (model) => ({ ...model, listLanguage: null }),
  lexicon: (model) => ({ ...model, withLexicon: false }),
};

/** The recipe of a name without the parts that `without` names, with commas between; undefined if one is unknown. */
export function chooseModel(name, without) {
  const whole = Object.hasOwn(MODELS, name) ? MODELS[name] : undefined;
  const parts = without === undefined ? [] : without.split(",");
  return parts.reduce((model, part) => model && WITHOUT[part]?.(model), whole);
}
