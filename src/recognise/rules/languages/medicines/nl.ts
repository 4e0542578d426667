import { setOf } from "../../engine/name-words.ts";

/** Brands that Dutch notes write beside those of all languages; folded. */
export const DUTCH_BRANDS: ReadonlySet<string> = setOf(`
  acenocoumarol acetosal acupan adcal adenuric advantan agiolax alendroninezuur allerfre allergodil allopurinol amarylle amitriptyline
  amlodipine amoxiclav anusol arnica artelac asaflow asasantin ascal aspro atenolol avamys azyter bactrimel barnidipine befact betmiga
  betnelan biotene bisacodyl bisolvon bisoprolol bloxaphte brexine bronchosedal broxil bumetanide buspiron cacit calci-chew calcipotriol
  calogen camilia candesartan caprisun carbamazepine carbasalaat carbocisteine cardioaspirine cationorm celluvisc cetirizine cetomacrogol
  chefaro chloorhexidine chloortalidon chloramfenicol cilest cinnarizine citalopram clinutren clobetasol clonidine clopidogrel clozapine
  co-trimoxazol codeine colchicine colex combodart corsodyl cosmofer cosopt cotrimoxazol dacryo dagravit daktacort daktarin dalmadorm
  darolan davitamon dentinox deponit depronal desloratadine detrusitol devaron dexagenta dexametason diazepam diclofenac digoxine
  dihydralazine diltiazem diphantoine dipidolor dipiperon diprophos dormonoct doxycycline dridase duotrav duratears duspatalin dymista dytac
  dytacu efferalgan eklira elthyrone emcor emesafene emovate enalapril enstilar esomeprazol estradiol ethinylestradiol etoricoxib exforge
  fantomalt femannose fenistil fenolax fenprocoumon fenytoine fero-grad feroba ferogradumet ferrofumaraat ferrogradumet ferumat finasteride
  flexium flixonase floxal flucloxacilline fludrocortison fluoxetine fluticason foliumzuur forlax fortini fosfomycine frebini fresubin
  fucidin furabid furosemide fusidinezuur fybogel gabapentine galfer ganfort gentamicine gliclazide glimepiride gynoxin haemate haloperidol
  heksedeen hextril hipeksal hirudoid hoestelixer humuline hyabak hydrochloorthiazide hydrocobamine hydrocortison hydroxocobalamine
  hydroxyzine hylo hylo-gel ibuprofen imigran indometacine inuvair irbesartan iso-betadine isobetadine isosorbide jodium jox kaliumchloride
  kamistad kapanol kentera ketoconazol klean-prep kleanprep klysma klyx labetalol lactulose lanette laxoberon lemocin lerdipine
  levetiracetam levocetirizine levodopa levothyroxine lidocaine liquifilm liquigen lisinopril lithium livostin loperamide loratadine
  lorazepam losartan losferron lucovitaal lumigan lysomucil macrogol magnesiumhydroxide magnesiumoxide maniprex mebeverine melatonine
  meloxicam mercilon meridol mesalazine metamucil metformax metformine methotrexaat methylfenidaat metoclopramide metoprolol miconazol
  microdiol microlax mictonorm minrin mirtazapine molaxole mometason mono-cedocard monocedocard monovar morfine mosi ms-contin mucoangin
  mucodyne naproxen nasacort nasivin natriumchloride natriumfusidaat natterman naturale nedios nestosyl nifedipine nitrazepam nitrobaat
  nitrofurantoine noctiva norgalax norit nortrilen nortriptyline noscapine nozinan nutilis nutridrink nutrilon nutrini nystatine oculotect
  oestrogeen omeprazol ondansetron opticrom optive orajel oraqix orencia orfiril otrivin oxazepam oxybutynine oxycodon pantomed pantoprazol
  paracetamol paroxetine perindopril perio-aid pipamperon piracetam pravastatine prednisolon pregabaline prevalin prolopa promethazine
  promocard propranolol prostabulin protifar prunacolon psyllium pulmicort quetiapine ramipril ranitidine regaine remergon rennie resource
  revia rilatine rinogutt risperidon ropinirol rosuvastatine rynacrom salbutamol saliva-orthana sanias selokeen senokot sensodyne sertraline
  simvastatine sinaspril sintrom sinutab solifenacine sotalol spironolacton staphycid stediril strepsils sudafed sudocrem sulfasalazine
  sumatriptan symbioflor systane tamsulosine tardyferon tears temazepam terbinafine terra-cortril tetracycline thealoz thiamine thyradin
  tiotropium toplexil trachitol trafloxal tramadol tramagetic tranexaminezuur transipeg trazodon triamcinolon trimethoprim trisporal
  tryptizol ulcogant uni-diamicron unoprost urfamycine urologic valerin valsartan vaseline venlafaxine venoruton verapamil vesomni vibrocil
  vicks vidisic visine vividrin vogalene volcolon x-praep xalacom xerodent xylomidrin zaditor zaldiar zelmac zendium zinkolie zinkzalf
  zolpidem zometa zopiclon zurcal`);
