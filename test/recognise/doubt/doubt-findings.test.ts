import { describe, expect, it } from "vitest";

import { doubtFindings } from "../../../src/recognise/doubt/doubt-findings.ts";
import type { RuleLanguage } from "../../../src/recognise/rules/languages/languages.ts";
import type { Span } from "../../../src/text/span.ts";

/** Texts in which ⟦ ⟧ enclose what a model found with a score of 0.95, and ⟪ ⟫ what a rule did. */
function read(marked: string): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = "";
  let start = 0;
  for (const character of marked) {
    if (character === "⟦" || character === "⟪") start = text.length;
    else if (character === "⟧") spans.push({ start, end: text.length, label: "PERSON", score: 0.95, source: "crf:x" });
    else if (character === "⟫")
      spans.push({ start, end: text.length, label: "PERSON", score: 0.95, source: "rules:xx/title" });
    else text += character;
  }
  return { text, spans };
}

function kept(language: RuleLanguage, marked: string, lean = 0): string[] {
  const { text, spans } = read(marked);
  return doubtFindings(language, text, spans, lean).map(({ start, end }) => text.slice(start, end));
}

describe("doubtFindings drops what only a model found", () => {
  it.each([
    ["nl", "Uitleg gegeven over de ⟦Xarelto⟧ en het dieet."],
    ["nl", "Vanmiddag test van ⟦Schirmer⟧ gedaan, volgt."],
    ["nl", "Bij onderzoek ⟦Trendelenburg⟧ neg. beiderzijds."],
    ["nl", "Besproken dat de ⟦mantelzorg⟧ het niet volhoudt."],
    ["es", "Se coloca drenaje de ⟦Redon⟧ sin incidencias."],
    ["es", "Paciente con ⟦HTA⟧ y dolor, se pauta analgesia."],
    ["es", "Sigue con ⟦rivaroxaban⟧ y sin fiebre."],
    ["it", "Controllo oggi, classe NYHA ⟦IIb⟧ stabile."],
    ["it", "Reparto: ⟦Nefrologia⟧\nLetto 4, dorme."],
    ["it", "⟦Rivisitato⟧ al mattino, addome trattabile."],
    ["en", "On exam ⟦Phalen⟧ positive, grip reduced."],
    ["en", "Started ⟦sacubitril⟧ today, bloods next week."],
    ["en", "Ward: ⟦Nightingale⟧\nSlept well, no pain."],
    ["en", "Sats fine, ⟦KCl⟧ running, review at noon."],
  ] as const)("%s %s", (language, marked) => {
    expect(kept(language, marked)).toEqual([]);
  });
});

describe("doubtFindings keeps", () => {
  it.each([
    ["nl", "Vanmiddag was ⟦Marijke⟧ lang op bezoek.", "Marijke"],
    ["nl", "Later overlegd met ⟦Trousselink⟧ over het beleid.", "Trousselink"],
    ["nl", "vanmiddag was ⟦marijke⟧ lang op bezoek, zij at goed", "marijke"],
    ["es", "Esta tarde ⟦Begoña⟧ camina por el pasillo.", "Begoña"],
    ["es", "Avisada la hija, ⟦Zurbarregi⟧ acude mañana.", "Zurbarregi"],
    ["it", "Nel pomeriggio ⟦Ludovica⟧ ha dormito bene.", "Ludovica"],
    ["en", "This afternoon ⟦Rosalind⟧ walked to the lounge.", "Rosalind"],
    ["en", "Handover given, ⟦Okonkwoye⟧ takes over tonight.", "Okonkwoye"],
  ] as const)("%s %s", (language, marked, name) => {
    expect(kept(language, marked)).toEqual([name]);
  });

  it("an eponym behind a form of address, in a field for a person, and what a rule found in part", () => {
    expect(kept("en", "Reviewed by Dr ⟦Phalen⟧ this morning.")).toEqual(["Phalen"]);
    expect(kept("es", "Médico: ⟦Redon⟧\nSin dolor hoy.")).toEqual(["Redon"]);
    expect(kept("nl", "Gezien door ⟪Schirmer⟫ ⟦vandaag⟧.")).toEqual(["Schirmer"]);
    expect(kept("nl", "Gezien door ⟦⟪Schirmer⟫ hedenmorgen, later.")).toEqual(["Schirmer"]);
  });

  it("an eponym that a rule told to be somebody's name in another place, where it has a capital", () => {
    const said = "Spoke to Dr ⟪Gleadow⟫ at noon. ";
    expect(kept("en", `${said}⟦Gleadow⟧ agrees.`)).toEqual(["Gleadow", "Gleadow"]);
  });

  it("what other recognisers than models find, whatever it is", () => {
    const text = "Sin cambios, Xarelto igual.";
    const span: Span = { start: 13, end: 20, label: "PERSON", source: "names:list.csv" };
    expect(doubtFindings("es", text, [span])).toEqual([span]);
  });
});

describe("doubtFindings weighs", () => {
  it("small letters by how the note writes names", () => {
    expect(kept("nl", "Gesproken met ⟪Jansen⟫. Daarna at zij ⟦vroegindeweij⟧ niet meer.")).not.toContain(
      "vroegindeweij",
    );
    expect(kept("nl", "gesproken met jansen. daarna at zij ⟦vroegindeweij⟧ niet meer.")).toContain("vroegindeweij");
  });

  it("a word in capitals as a name where rules found names in capitals", () => {
    expect(kept("en", "Calm today. ⟦OKRA⟧ helps with lunch, then rest.")).toEqual([]);
    expect(kept("en", "Calm today with ⟪BEATRICE⟫. ⟦OKRA⟧ helps with lunch, then rest.")).toContain("OKRA");
  });

  it("less the more it leans towards recall", () => {
    const marked = "Started ⟦sacubitril⟧ today, bloods next week.";
    expect(kept("en", marked, -3)).toEqual([]);
    expect(kept("nl", "Bij onderzoek ⟦Schirmer⟧ droog.", 3)).toEqual(["Schirmer"]);
    expect(kept("nl", "Bij onderzoek ⟦Schirmer⟧ droog.", 0)).toEqual([]);
  });

  it("places by the gazetteer", () => {
    const text = "Woont sinds kort in zuidlaren, was daarvoor in revalidatie bij zoon.";
    const place = (word: string): Span => ({
      start: text.indexOf(word),
      end: text.indexOf(word) + word.length,
      label: "GPE",
      score: 0.9,
      source: "crf:x",
    });
    const found = doubtFindings("nl", text, [place("zuidlaren"), place("revalidatie")]);
    expect(found).toEqual([place("zuidlaren")]);
  });
});
