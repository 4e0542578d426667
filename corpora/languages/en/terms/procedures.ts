import { listOf } from "../../word-lists.ts";

/** Things done to a patient. */
export const PROCEDURES = listOf(`
  total hip replacement; knee replacement; hemiarthroplasty; a dynamic hip screw; a laparoscopic cholecystectomy; appendicectomy;
  a hernia repair; a right hemicolectomy; a mastectomy; wide local excision; a CABG; an angiogram; a pacemaker; ablation;
  cardioversion; a gastroscopy; a colonoscopy; ERCP; a bronchoscopy; pleural tap; a chest drain; lumbar puncture; a nerve block;
  an epidural; a spinal; a caesarean section; induction; a forceps delivery; a D&C; hysteroscopy; a TURP; cystoscopy; ureteric stent;
  nephrostomy; fistula formation; dialysis; plasma exchange; a blood transfusion; chemo cycle 3; radiotherapy; a biopsy; skin graft;
  debridement; toe amputation; a below knee amputation; cataract surgery; laser; tooth extraction; a root canal; tonsillectomy;
  grommets; tracheostomy change; PEG change; catheter change; catheter flush; wound packing; a VAC change; compression bandaging;
  suture removal; clips out; ear syringing; cannulation; venepuncture; NG insertion; a bladder scan; ECT; a depot injection;
  plaster removal; manipulation under sedation
`);

/** Tests and images. */
export const TESTS = listOf(`
  FBC; U&Es; LFTs; CRP 84; INR 2.4; troponin; D-dimer; a group and save; blood cultures; an MSU; urine dip; stool sample; wound swab;
  MRSA screen; sputum for AFB; an ABG; a VBG; lactate 2.1; glucose 14.2; HbA1c 62; TFTs; ferritin; B12; PSA; CA-125; bone profile;
  a CXR; an AXR; a CT head; CT abdo pelvis; a CTPA; an MRI spine; MRI brain; an USS abdomen; a Doppler of the leg; an ECG; an echo;
  a 24-hour tape; spirometry; peak flow 320; an EEG; nerve conduction studies; a DEXA; a PET scan; a mammogram; a smear; a VQ scan;
  barium swallow; videofluoroscopy; a swallow assessment; hearing test; visual fields; OCT; a lumbar X-ray; hip X-ray;
  lying and standing BP; a bladder scan; BM 7.4; ketones 0.6; creatinine 168; Hb 92; potassium 5.6; sodium 128; WCC 15.2; platelets 98;
  eGFR 41; bilirubin 34; albumin 27; lithium level; digoxin level; Coombs test; Guthrie; Mantoux; Western blot; Paul Bunnell;
  Gram stain; Ziehl-Neelsen; Schilling test; Synacthen; Kleihauer
`);
