import type { LanguagePack } from "../../language-pack.ts";
import { listOf } from "../../word-lists.ts";

/** Given names and surnames that are ordinary words too: adjectives, plants, trades, animals, verbs, months, things. */
export const ORDINARY_NAMES: LanguagePack["ordinaryNames"] = {
  female: listOf(`
    Rosa; Gioia; Stella; Serena; Chiara; Vita; Mirra; Grazia; Pace; Fede; Speranza; Viola; Luna; Alba; Aurora; Perla; Gemma; Ambra; Asia;
    Italia; Libera; Nives; Neve; Marina; Celeste; Bianca; Bruna; Rosetta; Margherita; Gelsomina; Violetta; Iride; Iris; Allegra; Felicita;
    Letizia; Vittoria; Concetta; Assunta; Annunziata; Immacolata; Addolorata; Consolata; Candida; Fortunata; Benedetta; Beata; Santa;
    Domenica; Pasqua; Natalina; Costanza; Prudenza; Clemenza; Innocenza; Provvidenza; Loreta; Diletta; Serenella; Argentina; Palma; Oliva;
    Fiore; Ginestra; Mimosa; Dalia; Edera; Erica; Camelia; Melissa; Sole; Gaia; Vera; Dolce; Linda; Mercede; Catena; Croce; Tosca; Norma;
    Luce; Marta; Regina; Primavera; Azzurra; Bella; Esterina; Delizia; Verità; Cara
  `),
  male: listOf(`
    Bruno; Franco; Sereno; Felice; Severo; Vero; Fausto; Aurelio; Onesto; Modesto; Prospero; Candido; Fortunato; Beato; Santo; Salvatore;
    Natale; Pasquale; Rosario; Libero; Primo; Secondo; Terzo; Quarto; Quinto; Sesto; Settimio; Ottavio; Ultimo; Massimo; Celestino;
    Bianco; Placido; Clemente; Costante; Vivaldo; Pio; Leone; Orso; Angelo; Arcangelo; Serafino; Cherubino; Italo; Romano; Calogero;
    Crocifisso; Gaudenzio; Gioioso; Benedetto; Donato; Amato; Diletto; Desiderio; Lieto; Mirto; Lauro; Olivo; Fiore; Oro; Argento; Sasso;
    Marino; Silvestro; Domenico; Sabato; Innocente; Vincente; Giusto; Saggio; Nobile; Grato; Franchino; Ventura; Valente; Ermo; Ivo; Vito;
    Rocco; Rizzo; Lino
  `),
  surnames: listOf(`
    Testa; Costa; Ferro; Grassi; Rossi; Bianchi; Conti; Franco; Vita; Neri; Galli; Monti; Sale; Russo; Ricci; Marino; Bruno; Gallo; Greco;
    Leone; Longo; Mancini; Marchetti; Lombardi; Moretti; Barbieri; Fontana; Santoro; Caruso; Ferrari; Ferraro; Martini; Serra; Rizzo;
    Villa; Amato; Vitale; Pellegrini; Parisi; Silvestri; Sorrentino; Basile; Cattaneo; Gatti; Sala; Valente; Palmieri; Battaglia; Guerra;
    Pace; Piras; Milani; Bassi; Alti; Piccolo; Grande; Grosso; Magro; Vecchi; Vecchio; Giovane; Calabrese; Napolitano; Romano; Veneziano;
    Toscano; Pugliese; Siciliano; Sardo; Messina; Palermo; Ancona; Napoli; Milano; Torino; Padova; Ferrara; Trapani; Catania; Salerno;
    Modena; Verona; Genovese; Spagnolo; Tedesco; Turco; Albanese; Sanna; Porta; Piazza; Strada; Campo; Campi; Prato; Prati; Orto; Bosco;
    Selva; Colle; Colli; Monte; Valle; Valli; Fiume; Lago; Mare; Riva; Ponte; Torre; Castello; Casa; Case; Muro; Sasso; Sassi; Pietra;
    Roccia; Rocca; Grotta; Fontanella; Pozzo; Fiore; Fiori; Rosa; Rosato; Viola; Oliva; Olivi; Pino; Pini; Quercia; Faggi; Melo; Pera;
    Peri; Cipolla; Fava; Ceci; Zucca; Farina; Pane; Panini; Latte; Formaggio; Vino; Acqua; Sole; Luna; Stella; Cielo; Nuvola; Vento; Neve;
    Gelo; Caldo; Freddi; Fuoco; Luce; Notte; Giorno; Gennaio; Marzo; Aprile; Maggio; Giugno; Luglio; Agosto; Domenica; Pasqua; Natale;
    Santo; Santi; Papa; Abate; Monaco; Frate; Prete; Cardinale; Chiesa; Croce; Angeli; Lupo; Lupi; Orso; Orsi; Volpe; Volpi; Cane; Gatto;
    Cavallo; Cavalli; Bue; Bove; Vacca; Capra; Pecora; Agnelli; Agnello; Porcelli; Gallina; Pollo; Colombo; Colomba; Passero; Merlo;
    Falco; Falcone; Corvo; Grillo; Ragno; Formica; Mosca; Pesce; Pesci; Trotta; Anguilla; Balena; Re; Conte; Duca; Marchese; Principe;
    Barone; Cavaliere; Soldato; Generali; Medici; Dottori; Maestri; Mastro; Fabbri; Fabbro; Ferrero; Sarti; Sarto; Molinari; Mugnai;
    Pastori; Pastore; Contadini; Pescatore; Cacciatore; Barbiere; Notari; Giudici; Giudice; Notaro; Cuoco; Fornaio; Calzolai; Muratori;
    Marinai; Marini; Mano; Mani; Piede; Gamba; Braccio; Dito; Occhi; Bocca; Naso; Orecchio; Capo; Fronte; Barba; Capelli; Pelle; Osso;
    Sangue; Cuore; Spalla; Collo; Gola; Bella; Bello; Belli; Buono; Bono; Forte; Forti; Dolce; Amaro; Allegri; Tristi; Felici; Onesti;
    Giusti; Savio; Pazzi; Matti; Malato; Sani; Dolori; Cura; Vivo; Morti; Nati; Rimedio; Biondi; Rossini; Bruni; Verdi; Azzurri; Celeste;
    Argento; Oro; Bronzo; Acciaio; Carbone; Legno; Spada; Lancia; Arco; Scudo; Martello; Chiodo; Coltelli; Spina; Ruota; Catena; Corda;
    Tela; Lana; Seta; Panno; Camicia; Mantello; Guanti; Scarpa; Cappello; Cappelli; Anello; Moneta; Denaro; Danaro; Festa; Ballo; Canto;
    Sonno; Sogno; Pensiero; Ricordo; Parola; Detto; Fatti; Via; Passi; Bonomo; Cambio; Cerca; Prova; Guida; Leggi; Scala; Tasso; Sera;
    Piano; Bassa; Larga; Diana; Corti; Carta; Mele; Sechi; Asta; Pinna; Melis; Frau; Lai; Loi; Pani; Amore; Gentile; Cortese; Fedele;
    Sincero; Sereni; Placido; Quieto; Bravi; Ottimo; Massimo; Minimo; Primo; Secondo; Terzi
  `),
};
