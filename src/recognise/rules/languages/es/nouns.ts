import { setOf } from "../../engine/name-words.ts";
import { openShippedLists } from "../../lists/shipped-lists.ts";

const LISTS = openShippedLists("rules-es");

/** Animals at home; folded. */
export const SPANISH_ANIMALS: ReadonlySet<string> = setOf(`
  gato gata gatos gatito gatita perro perra perros perrito perrita cachorro cachorra canario canarios loro periquito tortuga tortugas conejo
  hamster caballo yegua poni burro gallina gallinas caniche galgo podenco mestizo labrador yorkshire chihuahua pececito peluche`);

/** What bears a name right behind it in Spanish notes, whatever name: animals, shops, food and drink, works; folded. */
export const SPANISH_PRODUCT_NOUNS: ReadonlySet<string> = LISTS.set("product-nouns");

/** Goods at the bedside that bear a brand, or whose owner is named right behind them; folded. */
export const SPANISH_OWNED_PRODUCTS: ReadonlySet<string> = LISTS.set("owned-products");

/** What Spanish notes say of a sign, test or space behind its eponym; folded. */
export const SPANISH_RESULTS: ReadonlySet<string> = LISTS.set("results");

/** What a letter or a Roman number tells apart in Spanish notes; folded. */
export const SPANISH_LETTERED: ReadonlySet<string> = setOf(`
  escalera esc portal puerta piso bloque lote entrada salida ala sector zona edificio pabellon modulo seccion clase grupo tipo subtipo
  estadio grado nivel fase franja vitamina hepatitis gripe estreptococo hemofilia anexo tabla columna serie codigo categoria
  protocolo esquema brazo turno cl gr`);
