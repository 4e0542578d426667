import type { Note } from "../../audit/remarks.ts";
import { describeNote } from "./describe-row.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** Remarks of a page, each told once under a number that figures refer to. */
export class Remarks {
  private readonly remarks: string[] = [];
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  /** The number of a remark, from 1. */
  number(note: Note): number {
    const remark = describeNote(note, this.language);
    const known = this.remarks.indexOf(remark);
    return known < 0 ? this.remarks.push(remark) : known + 1;
  }

  /** The remarks so far, in order; nothing if there is none. */
  list(): Markup | false {
    if (this.remarks.length === 0) return false;
    return html`<section>
      <h3>${catalogueOf(this.language).page.remarksHeading}</h3>
      <ol class="remarks">
        ${this.remarks.map((remark) => html`<li>${remark}</li>`)}
      </ol>
    </section>`;
  }
}
