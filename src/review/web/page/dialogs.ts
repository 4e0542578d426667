import type { Choice } from "../../decisions/fold-lines.ts";
import type { BulkPreview } from "../protocol.ts";
import { byId, element, post } from "./dom.ts";

/** Whether a dialog is open, so that keys go to it. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Shows the keys. */
export function openHelp(): void {
  byId<HTMLDialogElement>("help").showModal();
}

/** Asks for a note; `onSave` gets what is written. */
export function openNote(note: string, onSave: (text: string) => void): void {
  const text = byId<HTMLInputElement>("note-text");
  text.value = note;
  openForm("noting", () => {
    onSave(text.value);
    return true;
  });
  text.focus();
}

/** Shows what a decision on the list would decide, and asks which one and why. Nothing is decided without both. */
export async function openBulk(
  revision: number,
  onDecide: (choice: Choice, reason: string, revision: number) => void,
): Promise<void> {
  const preview = await post<BulkPreview>("listed", { language: document.documentElement.lang });
  if (preview === undefined || preview.revision !== revision) return;
  byId("bulk-count").textContent = preview.heading;
  byId("bulk-about").textContent = preview.about;
  byId("bulk-preview").textContent = [preview.surfaces.join(", "), preview.more].filter(Boolean).join(", ");
  byId("bulk-problem").textContent = "";
  const reason = byId<HTMLInputElement>("bulk-reason");
  reason.value = "";
  const choices = [...document.querySelectorAll<HTMLInputElement>("#bulk input[name=choice]")];
  for (const choice of choices) choice.checked = false;
  openForm("bulk", () => {
    const choice = choices.find(({ checked }) => checked)?.value as Choice | undefined;
    if (choice === undefined || reason.value.trim() === "") {
      byId("bulk-problem").textContent = document.body.dataset["reasonMissing"] ?? "";
      (choice === undefined ? choices[0] : reason)?.focus();
      return false;
    }
    onDecide(choice, reason.value.trim(), preview.revision);
    return true;
  });
  choices[0]?.focus();
}

/** Shows a page of rows, of which some can be picked out; `onDecide` gets their places. */
export function openPage(
  { heading, rows }: { readonly heading: string; readonly rows: readonly string[] },
  onDecide: (picked: number[]) => void,
): void {
  byId("paging-heading").textContent = heading;
  const boxes = rows.map((row) => {
    const box = element("input") as HTMLInputElement;
    box.type = "checkbox";
    const label = element("label", "", [box, document.createTextNode(` ${row}`)]);
    label.className = "check";
    return { box, label };
  });
  byId("paging-rows").replaceChildren(...boxes.map(({ label }) => label));
  openForm("paging", () => {
    onDecide(boxes.flatMap(({ box }, place) => (box.checked ? [place] : [])));
    return true;
  });
  boxes[0]?.box.focus();
}

/** Opens a dialog with a form; it closes when `onApply` says so, or when it is cancelled. */
function openForm(id: string, onApply: () => boolean): void {
  const dialog = byId<HTMLDialogElement>(id);
  const form = dialog.querySelector("form") as HTMLFormElement;
  const opened = new AbortController();
  const { signal } = opened;
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      if (onApply()) dialog.close();
    },
    { signal },
  );
  form.querySelector("button[value=cancel]")?.addEventListener("click", () => dialog.close(), { signal });
  // The next time it is opened for something else.
  dialog.addEventListener("close", () => opened.abort(), { once: true });
  dialog.showModal();
}
