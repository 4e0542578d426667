import { describe, expect, it } from "vitest";

import { countNarrative, scoreNarrative } from "../../../src/evaluate/figures/narrative.ts";

const long = (start: string) => `${start} ${"y sigue sin cambios ".repeat(12)}`;
const lines = [
  "Nombre: Ana Ruiz.",
  long("Ana Ruiz acude desde Cuenca con fiebre"),
  long("Remitida por su médico de Cuenca"),
  long("Remitido por: Dr. Leo Sanz, Cuenca"),
  long("Hospital Sur, Leo Sanz, leo@example.org"),
  long("Dra. Eva Gil, Cuenca"),
];
const text = lines.join("\r\n");
const find = (name: string, label: string) =>
  Array.from(text.matchAll(new RegExp(name, "g")), ({ index }) => ({ start: index, end: index + name.length, label }));
const gold = [
  ...find("Ana Ruiz", "NOMBRE_SUJETO_ASISTENCIA"),
  ...find("Leo Sanz", "NOMBRE_PERSONAL_SANITARIO"),
  ...find("Eva Gil", "NOMBRE_PERSONAL_SANITARIO"),
  ...find("Cuenca", "TERRITORIO"),
  ...find("fiebre", "OTROS_SUJETO_ASISTENCIA"),
];

describe("narrative recall", () => {
  it("counts mentions in lines over 200 characters, and leaves sign-offs out of the last figure", () => {
    const system = [...find("Cuenca", "GPE"), ...find("Ana Ruiz", "PERSON"), ...find("fieb", "OTHER")];
    const narrative = scoreNarrative([countNarrative({ id: "1", text, gold, system })]);
    expect(narrative).toMatchObject({ lines: 5, signOffLines: 3 });
    // Under the labels as they are nothing is right; as entities, Ana and four times Cuenca.
    expect(narrative.all).toMatchObject({ gold: 9, correct: 0, covered: 5 });
    expect(narrative.names).toMatchObject({ gold: 8, correct: 5, covered: 5 });
    // Ana, Cuenca, and Cuenca after "Remitida por" without a colon.
    expect(narrative.namesOutsideSignOffs).toMatchObject({ gold: 3, correct: 3, recall: 1 });
  });

  it("takes a title for a sign-off at the end of a note alone, and counts code points", () => {
    const note = [long("Dra. Eva Gil comenta"), ...lines.slice(0, 1), "a.", "b."].join("\n");
    expect(countNarrative({ id: "1", text: note, gold: [], system: [] })).toMatchObject({ lines: 1, signOffLines: 0 });
    expect(countNarrative({ id: "1", text: "😀".repeat(200), gold: [], system: [] }).lines).toBe(0);
    expect(countNarrative({ id: "1", text: "😀".repeat(201), gold: [], system: [] }).lines).toBe(1);
  });
});
