import type { NoteTexts } from "../catalogue.ts";

/** Spanish. */
// prettier-ignore
export const INPUTS_ES = {
  "contexts-unlisted": "{files} {files|archivo|archivos} de frases sin manifiesto (unname contexts): no se puede comprobar la selección, así que nada se da por superado.",
  "looked-with-seeds": "Examinadas con {seeds} semillas distintas (--seed).",
  "no-spread": "Todas las unidades dieron la misma cifra: un intervalo sin anchura no prueba nada.",
  "reference-alike": "Un modelo de referencia o sombra es una copia o versión de este o de otro: las pérdidas concuerdan en {agreement}; en modelos entrenados por separado, {most} como mucho.",
  "reference-unchecked": "{n} {n|frase no basta|frases no bastan} para distinguir una referencia de una copia; hacen falta {needed}.",
  "references-left-out": "Auditorías anteriores de este modelo usaron {references} {references|modelo de referencia que aquí falta|modelos de referencia que aquí faltan} (looks.jsonl): vuelva a {references|indicarlo|indicarlos}.",
  "planting-changed": "Una auditoría anterior de este modelo usó otro archivo de personas introducidas: vuelva a indicar aquel.",
  "patients-left-out": "Según una auditoría anterior, estas frases son de {before} pacientes; según esta, de {now}: vuelva a indicar el mismo --patients.",
  "training-text-unknown": "No se conocen las notas de entrenamiento (falta el manifiesto de {files} {files|archivo|archivos}): no se buscó a las personas introducidas.",
  "training-text-unread": "Las notas de las frases vistas se movieron, cambiaron o no se pueden leer (--corpus): no se buscó a las personas introducidas.",
  "planted-unlisted": "El archivo de personas introducidas no es el que se usó al reunir las frases vistas (contexts --canaries): puede que falten personas.",
  "planted-absent": "{secrets} de {of} secretos introducidos no están en las notas de entrenamiento.",
  "planted-otherwise": "{secrets} de {of} secretos introducidos están en otro número de notas del que dice el archivo.",
  "candidates-written": "{candidates} de {of} candidatos y controles están en las notas de entrenamiento; no debe estar ninguno.",
  "facts-unconfirmed": "{people} de {of} personas no están en las notas como dice el archivo.",
} satisfies NoteTexts;
