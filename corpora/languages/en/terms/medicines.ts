import { listOf } from "../../word-lists.ts";

/** Medicines by generic name and by brand, with doses at times; many brands read like a given name. */
export const MEDICINES = listOf(`
  paracetamol; ibuprofen; codeine; co-codamol; tramadol; morphine; Oramorph 5 mg; oxycodone; OxyContin; OxyNorm; fentanyl;
  buprenorphine; naproxen; diclofenac; gabapentin; pregabalin; amitriptyline; sertraline 50 mg; citalopram; fluoxetine; mirtazapine;
  venlafaxine; escitalopram; duloxetine; trazodone; diazepam; lorazepam; temazepam; zopiclone; haloperidol; risperidone; olanzapine;
  quetiapine; aripiprazole; clozapine; lithium; sodium valproate; lamotrigine; levetiracetam; carbamazepine; phenytoin; donepezil;
  memantine; rivastigmine; co-careldopa; ropinirole; furosemide 40 mg; bumetanide; spironolactone; bisoprolol 2.5 mg; ramipril;
  lisinopril; losartan; candesartan; amlodipine; diltiazem; digoxin; amiodarone; atorvastatin 80 mg; simvastatin; aspirin; clopidogrel;
  ticagrelor; warfarin; apixaban 5 mg; rivaroxaban; edoxaban; enoxaparin; dalteparin; heparin; metformin; gliclazide; sitagliptin;
  dapagliflozin; empagliflozin; insulin glargine; levothyroxine; prednisolone 30 mg; hydrocortisone; dexamethasone; alendronic acid;
  omeprazole; lansoprazole; ranitidine; cyclizine; ondansetron; metoclopramide; domperidone; loperamide; lactulose; senna; bisacodyl;
  amoxicillin; co-amoxiclav; doxycycline; clarithromycin; flucloxacillin; trimethoprim; nitrofurantoin; gentamicin; ciprofloxacin;
  vancomycin; metronidazole; aciclovir; fluconazole; nystatin; salbutamol; ipratropium; tiotropium; methotrexate; azathioprine;
  hydroxychloroquine; sulfasalazine; tamoxifen; letrozole; tamsulosin; finasteride; solifenacin; mirabegron; latanoprost; timolol;
  chlorphenamine; cetirizine; loratadine; folic acid; ferrous sulphate; thiamine; vitamin D; midazolam; glycopyrronium; hyoscine;
  levomepromazine; acetaminophen; albuterol; hydrocodone; epinephrine; meperidine; warfarin 3 mg; potassium chloride; senna 2 tabs;
  methadone; naltrexone; disulfiram; varenicline
`);

/** Brands and products, capital letter and all. */
export const BRANDS = listOf(`
  Adalat; Advil; Aleve; Allegra; Alka-Seltzer; Amaryl; Anusol; Aricept; Atarax; Ativan; Augmentin; Avelox; Benadryl; Berocca;
  Betnovate; Bonjela; Bricanyl; Brufen; Buscopan; Calpol; Canesten; Celebrex; Celexa; Champix; Cialis; Cipramil; Clarityn; Clexane;
  Colgate; Concerta; Coumadin; Cozaar; Creon; Crestor; Cymbalta; Daktacort; Depakote; Depo-Provera; Dermol; Dettol; Dilaudid;
  Diprobase; Dulcolax; E45; Effexor; Elidel; Eliquis; Elocon; Ensure; EpiPen; Epilim; Exelon; Ferrograd; Flagyl; Flexeril; Fortisip;
  Fosamax; Fragmin; Fresubin; Fucidin; Gaviscon; Haldol; Humalog; Humira; Imodium; Imuran; Inderal; Januvia; Jardiance; Keppra;
  Klonopin; Lantus; Lasix; Levemir; Lexapro; Librium; Lipitor; Losec; Lucozade; Lyrica; Macrobid; Marlboro; Maxolon; Microgynon;
  Mirena; Mounjaro; Movicol; Naprosyn; Neurontin; Nexium; Nicorette; Norvasc; Novomix; NovoRapid; Nurofen; Nutella; Optrex; Ozempic;
  Pampers; Pariet; Paxil; Paxlovid; Pepcid; Percocet; Piriton; Plavix; Pradaxa; Prednefrin; Prevacid; Prozac; Relenza; Rennie;
  Risperdal; Ritalin; Robitussin; Sandocal; Savlon; Senokot; Seretide; Seroquel; Sinemet; Singulair; Spiriva; Strepsils; Sudafed;
  Sudocrem; Symbicort; Synthroid; Tagamet; Tamiflu; Tegretol; Tena Lady; Tenormin; Thick & Easy; Toradol; Trelegy; Tylenol; Valium;
  Vaseline; Ventolin; Viagra; Vicks; Vicodin; Victoza; Vimpat; Voltarol; Vyvanse; Wellbutrin; Xalatan; Xanax; Xarelto; Yasmin; Zantac;
  Zestril; Zimovane; Zocor; Zofran; Zoladex; Zoloft; Zomorph; Zyban; Zyprexa; Zyrtec; Allevyn; Aquacel Ag; Tegaderm; Mepilex; Inadine;
  Jelonet; Duoderm; Cavilon; Comfeel; Kerlix; Granuflex; Medihoney; Coban; Tubigrip; Zimmer; Aveeno; Cetraben; Clinell; Dove; Lurpak;
  Weetabix; Marmite; Horlicks; Ovaltine; Complan; Kellogg's; Guinness; Stella; Carling; Jameson; Bell's; Jack Daniel's
`);
