import type { InputTexts } from "./input-texts.ts";

/** Spanish. */
// prettier-ignore
export const INPUTS_ES: InputTexts = {
  "contexts-unlisted": '{files} {files|archivo|archivos} de frases no {files|tiene|tienen} al lado el manifiesto de unname contexts: no se puede comprobar qué frases se eligieron ni de dónde, así que nada se da por cumplido.',
  "looked-with-seeds": "Estas frases se miraron con {seeds} semillas distintas (--seed): cada una cuenta como otra mirada.",
  "no-spread": "Todas las unidades dieron la misma cifra y el intervalo no tiene anchura: eso no prueba nada.",
  "reference-alike": "Un modelo de referencia o modelo sombra se parece demasiado a este (concordancia de las pérdidas {agreement}; modelos entrenados por separado llegan como mucho a {most}): es una copia u otra versión suya. Dé un modelo entrenado con otras notas.",
  "reference-unchecked": "{n} {n|frase es poca|frases son pocas} para saber si una referencia se entrenó aparte de este modelo; hacen falta {needed}.",
  "training-text-unknown": 'No se sabe con qué notas se entrenó el modelo (en {files} {files|archivo|archivos} de frases): no se pudo buscar a las personas plantadas. Reúna las frases vistas con unname contexts.',
  "training-text-unread": "Las notas de las que salen las frases vistas se movieron, cambiaron o no se pueden leer: no se pudo buscar a las personas plantadas. Indique su carpeta (--corpus).",
  "planted-absent": "{secrets} de {of} secretos plantados no están en las notas con las que se entrenó el modelo.",
  "planted-otherwise": "{secrets} de {of} secretos plantados están en otro número de notas del que dice el archivo.",
  "candidates-written": "{candidates} de {of} candidatos y controles están en las notas con las que se entrenó el modelo; no debe estar ninguno.",
  "facts-unconfirmed": "De {of} personas con datos, {people} no {people|está|están} en las notas como dice el archivo.",
};
