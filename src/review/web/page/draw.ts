import type { PageState, ShownEntry } from "../protocol.ts";
import { byId, element } from "./dom.ts";
import type { List } from "./list.ts";

/** Sentences that are shown at first, and that each request for more adds. */
const FIRST_SENTENCES = 8;
const MORE_SENTENCES = 20;

let sentenceLimit = FIRST_SENTENCES;
let shownTokenId: number | undefined;

/** Draws a state, all of it. */
export function draw(state: PageState, list: List): void {
  byId("place").textContent = state.place;
  byId("counts").textContent = state.counts;
  byId("estimate").textContent = state.estimate;
  const progress = byId<HTMLProgressElement>("progress");
  progress.max = Math.max(1, state.candidates);
  progress.value = state.decided;
  if (state.said !== "") say([state.said, state.entry?.surface ?? state.end].join(" – "));
  if (state.entry?.tokenId !== shownTokenId) sentenceLimit = FIRST_SENTENCES;
  shownTokenId = state.entry?.tokenId;
  drawEntry(state.entry, state.end);
  const search = byId<HTMLInputElement>("search");
  if (document.activeElement !== search) search.value = state.filter.search;
  byId<HTMLSelectElement>("show").value = state.filter.show;
  byId<HTMLSelectElement>("source").value = state.filter.source ?? "";
  byId<HTMLSelectElement>("range").value = state.filter.range ?? "";
  byId("spellings").setAttribute("aria-pressed", String(state.filter.spellings === true));
  list.show(state.list, state.current);
}

/** Shows more sentences of the entry. */
export function showMoreSentences(state: PageState): void {
  sentenceLimit += MORE_SENTENCES;
  drawEntry(state.entry, state.end);
}

/** Says something, to screen readers too. */
export function say(text: string): void {
  byId("said").textContent = text;
}

function drawEntry(entry: ShownEntry | null, end: string): void {
  const place = byId("surface").closest("section") as HTMLElement;
  place.scrollTop = 0;
  byId("surface").textContent = entry?.surface ?? end;
  byId("label").textContent = entry?.label ?? "";
  byId("state").textContent = entry?.state ?? "";
  byId("state").className = `state ${entry?.choice ?? ""}`;
  byId("evidence").replaceChildren(...(entry?.evidence ?? []).map((line) => element("li", line)));
  byId("variants").replaceChildren(
    ...(entry?.variants ?? []).map(({ tokenId, token, state }) => {
      const button = element("button", `${token} (${state})`);
      button.dataset["tokenId"] = String(tokenId);
      return element("li", "", [button]);
    }),
  );
  byId("reason").textContent = entry?.reason ?? "";
  byId("note").textContent = entry?.note ?? "";
  const sentences = entry?.sentences ?? [];
  byId("sentences").replaceChildren(
    ...sentences.slice(0, sentenceLimit).map(({ before, entry: word, after, about }) => {
      const parts = [
        document.createTextNode(before),
        ...(word === "" ? [] : [element("mark", word)]),
        document.createTextNode(`${after}   `),
        element("small", about),
      ];
      return element("li", "", parts);
    }),
  );
  byId("more").hidden = sentences.length <= sentenceLimit;
  for (const id of ["evidence", "variants", "sentences"]) {
    byId(id).hidden = byId(id).childElementCount === 0;
  }
}
