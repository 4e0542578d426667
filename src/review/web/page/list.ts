import type { Row, Rows, RowsRequest } from "../protocol.ts";
import { byId, element, post } from "./dom.ts";

/** As the style says, in pixels. */
const ROW_HEIGHT = 28;
/** Rows beyond those that are seen, before and after. */
const MARGIN = 30;

/** A list of which only the rows in sight, and some around them, are in the page. */
export interface List {
  show(rows: Rows, current: number): void;
  /** Rows that are in sight. */
  pageSize(): number;
}

/** Fills the list box; `onChoose` is called with the entry that is clicked. */
export function createList(onChoose: (tokenId: number) => void): List {
  const box = byId("list");
  const inner = element("div");
  inner.className = "rows";
  inner.setAttribute("role", "presentation");
  box.append(inner);
  let shown: Rows = { first: 0, total: 0, rows: [] };
  let current = -1;
  let isAsking = false;

  box.addEventListener("scroll", () => void fillSight());
  box.addEventListener("click", (event) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>(".row");
    if (row?.dataset["tokenId"] !== undefined) onChoose(Number(row.dataset["tokenId"]));
  });

  async function fillSight(): Promise<void> {
    const first = Math.max(0, Math.floor(box.scrollTop / ROW_HEIGHT) - MARGIN);
    const count = pageSize() + 2 * MARGIN;
    const isFilled = first >= shown.first && Math.min(first + count, shown.total) <= shown.first + shown.rows.length;
    const isNear = Math.floor(box.scrollTop / ROW_HEIGHT) >= shown.first && Math.floor(box.scrollTop / ROW_HEIGHT) + pageSize() <= shown.first + shown.rows.length; // prettier-ignore
    if (isFilled || isNear || isAsking) return;
    isAsking = true;
    const request: RowsRequest = { language: document.documentElement.lang, first, count };
    const rows = await post<Rows>("rows", request);
    isAsking = false;
    if (rows === undefined) return;
    shown = rows;
    draw();
    void fillSight();
  }

  function pageSize(): number {
    return Math.max(1, Math.floor(box.clientHeight / ROW_HEIGHT) - 1);
  }

  function draw(): void {
    inner.style.height = `${shown.total * ROW_HEIGHT}px`;
    inner.replaceChildren(...shown.rows.map((row, index) => drawRow(row, shown.first + index, current, shown.total)));
    const selected = current >= shown.first && current < shown.first + shown.rows.length;
    if (selected) box.setAttribute("aria-activedescendant", `row-${current}`);
    else box.removeAttribute("aria-activedescendant");
  }

  return {
    pageSize,
    show(rows, place) {
      shown = rows;
      current = place;
      draw();
      const top = place * ROW_HEIGHT;
      if (place >= 0 && (top < box.scrollTop || top + ROW_HEIGHT > box.scrollTop + box.clientHeight))
        box.scrollTop = Math.max(0, top - box.clientHeight / 2);
      void fillSight();
    },
  };
}

function drawRow(
  { tokenId, surface, choice, state, figure }: Row,
  place: number,
  current: number,
  total: number,
): HTMLElement {
  const stateText = element("span", state);
  if (choice !== null) stateText.className = choice;
  const row = element("div", "", [element("b", surface), element("i", figure), stateText]);
  row.className = "row";
  row.id = `row-${place}`;
  row.dataset["tokenId"] = String(tokenId);
  row.setAttribute("role", "option");
  row.setAttribute("aria-selected", String(place === current));
  row.setAttribute("aria-posinset", String(place + 1));
  row.setAttribute("aria-setsize", String(total));
  row.style.top = `${place * ROW_HEIGHT}px`;
  return row;
}
