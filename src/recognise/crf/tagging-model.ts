import { shareMade } from "../../base/files/shared-bytes.ts";
import type { CrfHeader, CrfModel } from "./crf-model.ts";
import { layOutWords } from "./hash-table.ts";
import { layOutWeights, type RowLayout, type WeightLayout } from "./weight-table.ts";

/** A model as a tagger reads it: its numbers laid out for looking up. */
export interface TaggingModel {
  readonly header: CrfHeader;
  readonly weights: WeightLayout;
  /** See `CrfModel`. */
  readonly transitions: Float32Array;
  /** See `layOutWords`. */
  readonly lists: Int32Array;
  readonly seen: Int32Array;
}

/** A model, laid out. Throws a RangeError for one of too many weights. */
export function layOutModel(model: CrfModel): TaggingModel {
  const { header, transitions, lists, seen } = model;
  return {
    header,
    weights: layOutWeights(model),
    transitions,
    lists: layOutWords(lists),
    seen: layOutWords(seen),
  };
}

/** The model that `read` gives, laid out once for all threads under a name that no other model has. Throws what `read` throws. */
export function shareTaggingModel(name: string, read: () => CrfModel): TaggingModel {
  let made: TaggingModel | undefined;
  const share = (part: string, pick: (model: TaggingModel) => ArrayBufferView) => {
    return shareMade(`${name}#${part}`, () => {
      const view = pick((made ??= layOutModel(read())));
      return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    });
  };
  const numbers = (part: string, pick: (model: TaggingModel) => Int32Array) => new Int32Array(share(part, pick).buffer);
  const header = share("header", (model) => Buffer.from(JSON.stringify(model.header), "utf8"));
  // Empty in a model whose weights lie in rows.
  const palette = new Float64Array(
    share("palette", ({ weights }) => ("palette" in weights ? weights.palette : new Float64Array(0))).buffer,
  );
  const slots = numbers("slots", (model) => model.weights.slots);
  const rowNumbers = (part: "filter" | "rows") => numbers(part, (model) => requireRows(model)[part]);
  return {
    header: JSON.parse(Buffer.from(header).toString("utf8")) as CrfHeader,
    weights:
      palette.length > 0
        ? { slots, palette }
        : {
            slots,
            filter: rowNumbers("filter"),
            rows: rowNumbers("rows"),
            fullRows: new Float32Array(share("fullRows", (model) => requireRows(model).fullRows).buffer),
            step: new Float64Array(share("step", (model) => requireRows(model).step).buffer),
          },
    transitions: new Float32Array(share("transitions", (model) => model.transitions).buffer),
    lists: numbers("lists", (model) => model.lists),
    seen: numbers("seen", (model) => model.seen),
  };
}

function requireRows({ weights }: TaggingModel): RowLayout {
  if ("palette" in weights) throw new TypeError("a palette has no rows");
  return weights;
}
