import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { findFieldNames } from "../../../src/recognise/field-names/find-field-names.ts";
import { protectFieldNames } from "../../../src/recognise/field-names/protect-field-names.ts";
import type { Span } from "../../../src/text/span.ts";

function names(text: string): string[] {
  return findFieldNames(text).map(({ start, end, kind }) => `${kind}:${text.slice(start, end)}`);
}

/** What is left of spans over the first occurrences of `surfaces`. */
function kept(text: string, surfaces: readonly string[], source = "crf:x"): string[] {
  const spans: Span[] = surfaces.map((surface) => {
    const start = text.indexOf(surface);
    return { start, end: start + surface.length, label: "PERSON", source };
  });
  return protectFieldNames(text, spans).map(({ start, end }) => text.slice(start, end));
}

describe("findFieldNames", () => {
  it.each([
    ["Nombre: Pedro.", ["person:Nombre"]],
    ["Edad: 53 años Sexo: H.", ["age:Edad", "other:Sexo"]],
    ["Localidad/ Provincia: Madrid", ["place:Localidad/ Provincia"]],
    ["Médico: Ana Ruiz NºCol: 28", ["person:Médico", "id:NºCol"]],
    ["Datos del paciente.\nInforme clínico", ["heading:Datos del paciente.", "heading:Informe clínico"]],
    ["Geb.datum: 1-1-1950", ["date:Geb.datum"]],
    ["Jansen: koorts", ["unknown:Jansen"]],
    ["a las 14:30, razón 1:20", []],
    ["La paciente dijo lo siguiente hace ya mucho tiempo en la consulta: nada", []],
  ])("%j", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it("takes for an unknown field what is up to four words of letters, the first with a capital", () => {
    // A first letter beyond the basic plane was never taken for a capital.
    const words = /^[ \t\uFEFF]*((?![\u{10000}-\u{10ffff}])\p{Lu}[\p{L}\p{M}'’/-]*(?: [\p{L}\p{M}'’/-]+){0,3})[ \t]*$/u;
    const pieces = [
      "Xuq",
      "xuq",
      "ǅ",
      "Éxuq",

      "\u0301",
      "𝐀",
      "𐐨",
      "\ud835",
      "1",
      ".",
      "’",
      "/",
      "-",
      " ",
      " ",
      "\t",
      "\u00a0",
    ];
    const line = (of: readonly string[]) =>
      fc.array(fc.constantFrom(...of), { maxLength: 9 }).map((some) => some.join(""));
    const lines = fc.oneof(line(pieces), line(["Xuq", " xu", " Xu’", " x"]));
    fc.assert(
      fc.property(lines, (text) => {
        const name = words.exec(text)?.[1];
        expect(names(`${text}:`)).toEqual(name === undefined ? [] : [`unknown:${name}`]);
      }),
      { numRuns: 4000 },
    );
  });

  it("takes no longer for lines without a colon, however many there are", () => {
    const text = "koorts en hoest sinds gisteren\n".repeat(100_000);
    const start = performance.now();
    expect(findFieldNames(text)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe("protectFieldNames", () => {
  it("drops a field's name and a heading, and keeps what stands behind", () => {
    expect(kept("Nombre: Pedro", ["Nombre", "Pedro"])).toEqual(["Pedro"]);
    expect(kept("Datos del paciente.\nPedro", ["Datos", "Pedro"])).toEqual(["Pedro"]);
  });

  it("cuts a span that runs over a field's name", () => {
    expect(kept("Nombre: Pedro", ["Nombre: Pedro"])).toEqual(["Pedro"]);
    expect(kept("Médico: Ana Selas  NºCol: 28", ["Ana Selas  NºCol"])).toEqual(["Ana Selas"]);
    expect(kept("Ana Apellidos: Ruiz", ["Ana Apellidos: Ruiz"])).toEqual(["Ana", "Ruiz"]);
  });

  it("does not protect a name that only looks like a field, but does a field made of field words", () => {
    expect(kept("Jansen: koorts", ["Jansen"])).toEqual(["Jansen"]);
    expect(kept("Dr. Ruiz: alta", ["Ruiz"])).toEqual(["Ruiz"]);
    expect(kept("Médico responsable del informe: Ana", ["Médico responsable", "Ana"])).toEqual(["Ana"]);
  });

  it("leaves listed people alone, whatever they are called", () => {
    expect(kept("Domicilio: vino ayer", ["Domicilio"], "names:list.csv")).toEqual(["Domicilio"]);
  });

  it("keeps other spans as the objects they are", () => {
    const spans = [{ start: 8, end: 13, label: "PERSON" }];
    expect(protectFieldNames("Nombre: Pedro", spans)[0]).toBe(spans[0]);
  });
});
