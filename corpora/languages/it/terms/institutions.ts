import { listOf } from "../../word-lists.ts";

/** Hospitals, many named after people and saints. */
export const HOSPITALS = listOf(`
  Niguarda; Sant'Orsola; Policlinico Gemelli; Cotugno; Rizzoli; Careggi; San Raffaele; Molinette; Cardarelli; Santobono; Bambino Gesù;
  San Camillo; Forlanini; Spallanzani; Umberto I; Sant'Andrea; San Matteo; San Gerardo; Papa Giovanni; Gaslini; San Martino; Galliera;
  Villa Scassi; Sacco; Fatebenefratelli; Buzzi; Mangiagalli; Besta; Regina Elena; Maggiore; Bellaria; Malpighi; Meyer; Ospedale
  Mauriziano; Martini; Giovanni Bosco; Maria Vittoria; Sant'Anna; Regina Margherita; Monaldi; Pascale; Pellegrini; Ospedale del Mare;
  San Paolo; San Carlo; Cervello; Villa Sofia; Civico; Garibaldi; Cannizzaro; Vittorio Emanuele; Brotzu; Businco; Microcitemico;
  Santissima Trinità; Torrette; Salesi; Cisanello; Stella Maris; Le Scotte; San Donato; Bufalini; Morgagni-Pierantoni; Infermi;
  Lagosanto; Borgo Trento; Sacro Cuore; San Bortolo; Ca' Foncello; Santa Chiara; Cattinara; Burlo Garofolo; Santa Maria della
  Misericordia; Santa Maria Nuova; Ramazzini; Miulli; Casa Sollievo; Perrino; Vito Fazzi; Annunziata; Pugliese-Ciaccio; San Filippo
  Neri; Pertini; Santo Spirito; Villa Bianca; Humanitas; San Giuseppe; Don Gnocchi; Maugeri; Gavazzeni; Villa Erbosa; Salus; San Luigi
`);

/** Wards and pavilions. */
export const WARDS = listOf(`
  Medicina 1; Medicina 2; Medicina d'urgenza; Cardiologia; UTIC; Neurologia; Stroke unit; Geriatria; Chirurgia A; Chirurgia B;
  Ortopedia; Urologia; Ginecologia; Ostetricia; TIN; Pediatria; Pneumologia; Gastro; Nefro; Oncologia; Ematologia; Rianimazione; OBI;
  Lungodegenza; Riabilitazione; Hospice; SPDC; ORL; Oculistica; Malattie infettive; Breast unit; padiglione Morgagni; padiglione Golgi;
  padiglione Bassini; padiglione Cesalpini; padiglione Sacco; padiglione Granelli; padiglione Addarii; padiglione Antonini; padiglione
  Monteggia; padiglione Rosa; padiglione Valsalva; edificio Lancisi; corpo B; ala Eustachio; degenza Ramazzini; degenza Vesalio; day
  surgery; poliambulatorio Roma
`);

/** Care homes and communities. */
export const HOMES = listOf(`
  RSA Villa Serena; casa di riposo San Giuseppe; RSA Santa Chiara; RSA Il Girasole; RSA San Francesco; RSA Don Guanella; Villa Teresa;
  casa protetta Albesani; RSA Le Betulle; casa di riposo Sacro Cuore; RSA Madonna di Lourdes; RSA Anni Azzurri; Residenza Paradiso; Pio
  Albergo Trivulzio; Casa Famiglia Marconi; Istituto Palazzolo; Villa Salus; RSA Giovanni XXIII; RSA Cima Rosa; RSA Madre Teresa;
  Residenza San Martino; RSA Il Melograno; casa albergo Verdi; RSA Padre Pio; Opera Pia Manfredini; RSA Villa Fiorita; Casa Vincenziana;
  cra Santa Caterina; RSA Cardinal Ferrari; RSA Beato Angelico; comunità La Ginestra; comunità Exodus; comunità Il Ponte; casa Betania
`);

/** Streets and squares with a number. */
export const STREETS = listOf(`
  via Garibaldi 12; via Mazzini 4; via Roma 33; corso Vittorio Emanuele 101; piazza Cavour 2; via Dante 18; viale Matteotti 7; via Verdi
  9; via Galileo Galilei 21; via Leopardi 5; corso Umberto 40; via Manzoni 16; via San Francesco 3; via Santa Lucia 8; vicolo Stella 1;
  piazza Marconi 6; via Trieste 14; via Torino 22; via Milano 30; viale Piave 11; via IV Novembre 2; via XX Settembre 19; via Gramsci
  27; via Moro 5; via Carducci 13; via Don Minzoni 10; via Papa Giovanni 4; via Boccaccio 6; largo Petrarca 1; via Bellini 17; via
  Puccini 25; via Colombo 34; corso Matteotti 8; via Rossini 2; piazza Duomo 1; strada Provinciale 3; via dei Gelsi 9; via delle Rose
  12; via Aldo Moro 40; via Sant'Anna 7
`);

/** Associations, charities and offices. */
export const ASSOCIATIONS = listOf(`
  INPS; Caritas; AVIS; AUSER; Croce Rossa; Croce Verde; Misericordia; AVO; VIDAS; ANT; AISM; AIRC; AIDO; Telethon; Emergency; San
  Vincenzo; Comunità di Sant'Egidio; Alcolisti Anonimi; Anffas; ENPA; Arci; CGIL; INAIL; ATS; ASL; AUSL; Regione; Comune; ENS; UICI;
  LILT; Save the Children; Anteas; Federfarma; Poste; Trenitalia
`);
