import { listOf } from "../../word-lists.ts";

/** Brand names of medicines sold in Italy. */
export const BRANDS = listOf(`
  Lasix; Tachipirina; Cardioaspirin; Coumadin; Eutirox; Augmentin; Zimox; Bactrim; Ciproxin; Monuril; Zitromax; Rocefin; Tavor; Xanax;
  Valium; Minias; Stilnox; Halcion; Depakin; Tegretol; Keppra; Sinemet; Madopar; Haldol; Serenase; Zyprexa; Seroquel; Talofen; Lexotan;
  Prozac; Zoloft; Cipralex; Efexor; Entact; Laroxyl; Deniban; Contramal; Oramorph; Targin; Durogesic; Voltaren; Oki; Moment; Brufen;
  Aulin; Toradol; Plasil; Zofran; Peridon; Pantorc; Antra; Lansox; Gaviscon; Maalox; Movicol; Dulcolax; Xeljanz; Clexane; Eliquis;
  Xarelto; Pradaxa; Plavix; Ticlid; Congescor; Lopresor; Norvasc; Triatec; Enapren; Cardura; Aldactone; Luvion; Lanoxin; Cordarone;
  Glucophage; Lantus; Humalog; Novorapid; Jardiance; Trulicity; Ozempic; Deltacortene; Bentelan; Urbason; Ventolin; Spiriva; Foster;
  Symbicort; Clenil; Atem; Fluimucil; Bisolvon; Aerius; Zirtec; Zyloric; Dibase; Folina; Ferrograd; Torvast; Crestor; Aricept; Ebixa;
  Avodart; Omnic; Xatral; Nitroderm; Muscoril; Sirdalud; Lyrica; Neurontin; Rivotril; Gardenale; Trittico; Tranquirit; Enterogermina;
  Normix; Buscopan; Spasmex; Debridat; Synflex; Nurofen; Tachidol; Efferalgan; Rinazina; Aspirina; Vivin C; Benagol; Gentalyn;
  Bepanthenol; Amuchina; Luan; Optalidon; Novalgina; Lioresal; Topamax; Mysoline; Nozinan; Largactil; Leponex; Abilify; Risperdal;
  Carbolithium; Anafranil
`);

/** Foods and drinks, without an article. */
export const FOODS = listOf(`
  mela cotta; pastina; purè; yogurt; brodo; riso in bianco; prosciutto; budino; minestrone; pesce lesso; banana; panettone; gelato;
  stracchino; grissini; cioccolato; caffè d'orzo; pomodori; peperonata; finocchi; mozzarella; marmellata; pane; vino rosso; arance; tè;
  crostata; formaggini
`);

/** Brand names of supplements, baby foods and drinks. */
export const BRAND_FOODS = listOf(`
  Nutridrink; Fortimel; Fresubin; Ensure; Resource; Meritene; Nutrison; Peptamen; Cubitan; Thick & Easy; Nutilis; Plasmon; Mellin;
  Aptamil; Humana 1; Nestlé; Yomo; Danone; Estathé; Gatorade
`);

/** Brands for fever, colds and pain, sold without a prescription. */
export const HOUSEHOLD_BRANDS = listOf(`
  Tachipirina; Brufen; Moment; Oki; Aspirina; Efferalgan; Nurofen; Vivin C; Actigrip; Zerinol; Fluimucil; Benagol; Buscofen; Sanipirina;
  Acetamol
`);
