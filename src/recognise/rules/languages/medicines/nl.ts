import { setOf } from "../../engine/name-words.ts";

/** Brands that Dutch notes write beside those of all languages; folded. */
export const DUTCH_BRANDS: ReadonlySet<string> = setOf(`
  acenocoumarol acetosal acupan adcal alendroninezuur allergodil allopurinol amitriptyline amlodipine amoxiclav anusol arnica artelac
  ascal aspro atenolol avamys azyter barnidipine betmiga biotene bisacodyl bisolvon bisoprolol bloxaphte bumetanide buspiron calci-chew
  calcipotriol calogen camilia candesartan caprisun carbamazepine carbasalaat carbocisteine cationorm celluvisc cetirizine cetomacrogol
  chefaro chloorhexidine chloortalidon chloramfenicol cilest cinnarizine citalopram clinutren clobetasol clonidine clopidogrel clozapine
  co-trimoxazol codeine colchicine colex corsodyl cosopt cotrimoxazol dacryo dagravit daktacort daktarin dalmadorm darolan davitamon
  dentinox depronal desloratadine detrusitol dexametason diazepam diclofenac digoxine dihydralazine diltiazem dipidolor dipiperon
  doxycycline duotrav duratears dymista dytac dytacu elthyrone emcor enalapril enstilar esomeprazol estradiol ethinylestradiol etoricoxib
  exforge fantomalt femannose fenistil fenolax fenprocoumon fenytoine feroba ferrofumaraat ferrogradumet ferumat finasteride flixonase
  floxal flucloxacilline fludrocortison fluoxetine fluticason foliumzuur forlax fortini fosfomycine frebini fresubin fucidin furosemide
  fusidinezuur fybogel gabapentine galfer ganfort gentamicine gliclazide glimepiride gynoxin haemate haloperidol heksedeen hextril
  hipeksal hirudoid hoestelixer hyabak hydrochloorthiazide hydrocortison hydroxocobalamine hydroxyzine hylo hylo-gel ibuprofen imigran
  indometacine irbesartan isosorbide jodium jox kaliumchloride kamistad kentera ketoconazol klean-prep kleanprep klysma klyx labetalol
  lactulose lanette laxoberon lemocin lerdipine levetiracetam levocetirizine levodopa levothyroxine lidocaine liquifilm liquigen
  lisinopril lithium livostin loperamide loratadine lorazepam losartan losferron lucovitaal lumigan macrogol magnesiumhydroxide
  magnesiumoxide mebeverine melatonine meloxicam meridol mesalazine metamucil metformine methotrexaat methylfenidaat metoclopramide
  metoprolol miconazol microdiol microlax mictonorm minrin mirtazapine molaxole mometason monovar morfine mosi mucodyne naproxen nasacort
  nasivin natriumchloride natriumfusidaat natterman naturale nedios nestosyl nifedipine nitrazepam nitrobaat nitrofurantoine noctiva
  norgalax norit nortrilen nortriptyline noscapine nozinan nutilis nutridrink nutrilon nutrini nystatine oculotect oestrogeen omeprazol
  ondansetron opticrom optive orajel oraqix otrivin oxazepam oxybutynine oxycodon pantoprazol paracetamol paroxetine perindopril perio-aid
  pipamperon piracetam pravastatine prednisolon pregabaline prevalin promethazine propranolol prostabulin protifar prunacolon psyllium
  pulmicort quetiapine ramipril ranitidine regaine rennie resource rinogutt risperidon ropinirol rosuvastatine rynacrom salbutamol
  saliva-orthana sanias selokeen senokot sensodyne sertraline simvastatine sinaspril sintrom solifenacine sotalol spironolacton stediril
  strepsils sudafed sudocrem sulfasalazine sumatriptan symbioflor systane tamsulosine tardyferon tears temazepam terbinafine tetracycline
  thealoz thiamine tiotropium toplexil trachitol trafloxal tramadol tramagetic tranexaminezuur transipeg trazodon triamcinolon
  trimethoprim trisporal tryptizol ulcogant urfamycine urologic valerin valsartan vaseline venlafaxine verapamil vesomni vibrocil vicks
  visine vividrin vogalene volcolon x-praep xalacom xerodent xylomidrin zaditor zaldiar zelmac zendium zinkolie zinkzalf zolpidem zopiclon`);
