import { listOf } from "../../word-lists.ts";

/** Conditions as they follow "known" or "admitted with". */
export const CONDITIONS = listOf(`
  COPD; T2DM; type 1 diabetes; heart failure; AF; hypertension; asthma; CKD stage 3; CKD 4; ESRD; pneumonia;
  community acquired pneumonia; a UTI; urosepsis; cellulitis; a left-sided stroke; a right MCA infarct; TIA; vascular dementia;
  Alzheimer's disease; Lewy body dementia; Parkinson's disease; multiple sclerosis; motor neurone disease; epilepsy; migraine;
  a fractured neck of femur; a Colles fracture; osteoporosis; osteoarthritis; rheumatoid arthritis; gout; lupus; fibromyalgia; PMR;
  giant cell arteritis; Crohn's disease; ulcerative colitis; coeliac disease; diverticulitis; IBS; GORD; a hiatus hernia;
  Barrett's oesophagus; gallstones; cholecystitis; pancreatitis; cirrhosis; alcoholic liver disease; hepatitis C; bowel cancer;
  breast cancer; prostate cancer; lung cancer; myeloma; Hodgkin lymphoma; non-Hodgkin's lymphoma; CLL; AML; anaemia; iron deficiency;
  DVT; PE; peripheral vascular disease; an ischaemic foot; venous leg ulcers; a sacral pressure ulcer; a grade 2 pressure sore;
  psoriasis; eczema; shingles; scabies; MRSA; C. diff; norovirus; Covid; influenza; TB; HIV; sepsis; neutropenic sepsis; dehydration;
  an AKI; hyponatraemia; hyperkalaemia; DKA; a hypo; hypothyroidism; Graves' disease; Hashimoto's thyroiditis; Addison's disease;
  Cushing's syndrome; depression; anxiety; bipolar disorder; schizophrenia; a psychotic episode; PTSD; OCD; anorexia; an overdose;
  alcohol withdrawal; Korsakoff syndrome; delirium; falls; a long lie; a head injury; a subdural; a subarachnoid; Bell's palsy;
  Guillain-Barré syndrome; trigeminal neuralgia; sciatica; cauda equina; a slipped disc; spinal stenosis; frozen shoulder;
  a rotator cuff tear; carpal tunnel; Dupuytren's contracture; De Quervain's; tennis elbow; plantar fasciitis; an Achilles rupture;
  a Baker's cyst; Perthes disease; Osgood-Schlatter; a bunion; cataracts; glaucoma; AMD; a retinal detachment; Ménière's disease; BPPV;
  tinnitus; otitis media; glue ear; tonsillitis; quinsy; croup; bronchiolitis; whooping cough; hand, foot and mouth; Kawasaki disease;
  chickenpox; febrile convulsions; Down syndrome; cerebral palsy; autism; ADHD; Tourette's; Asperger's; Turner syndrome;
  Marfan syndrome; Ehlers-Danlos; sickle cell disease; thalassaemia; von Willebrand disease; haemophilia A; cystic fibrosis;
  sleep apnoea; bronchiectasis; pulmonary fibrosis; sarcoidosis; mesothelioma; pleural effusion; endocarditis; pericarditis;
  aortic stenosis; an NSTEMI; a STEMI; angina; heart block; Wolff-Parkinson-White; Raynaud's; Sjögren's; Huntington's disease;
  Charcot foot; Paget's disease; Wernicke's; Wilson's disease; Gilbert's syndrome; Hirschsprung disease; pre-eclampsia;
  gestational diabetes; hyperemesis; placenta praevia; endometriosis; PCOS; menopause; prolapse; stress incontinence; BPH;
  urinary retention; kidney stones; haematuria; testicular torsion; chlamydia; PID; a miscarriage; mastitis
`);

/** Symptoms and findings, as they follow "has" or "c/o". */
export const FINDINGS = listOf(`
  chest pain; shortness of breath; a productive cough; dry cough; wheeze; haemoptysis; palpitations; ankle swelling; dizziness;
  light-headedness; a headache; blurred vision; nausea; vomiting; coffee ground vomit; diarrhoea; constipation; melaena;
  fresh PR bleeding; abdominal pain; epigastric tenderness; loin pain; dysuria; frequency; a distended bladder; reduced urine output;
  fever; rigors; night sweats; weight loss; poor appetite; fatigue; low mood; poor sleep; agitation; confusion; increased confusion;
  hallucinations; slurred speech; a facial droop; left arm weakness; reduced grip; pins and needles; numb toes; back pain;
  neck stiffness; knee swelling; hip pain; shoulder pain; a limp; an unsteady gait; an itchy rash; a blanching rash;
  bruising to the forearm; a skin tear; redness around the wound; purulent exudate; slough; a moist cough; crackles at both bases;
  reduced air entry; an irregular pulse; pitting oedema; a raised JVP; jaundice; pallor; clammy skin; cold hands; mottled legs;
  a swollen calf; a sore throat; earache; a blocked nose; a runny nose; hoarse voice; difficulty swallowing; drooling; bleeding gums;
  toothache; a lump in the breast; heavy periods; reduced fetal movements; leaking waters; contractions; tearfulness; flat affect;
  suicidal thoughts; self-harm marks; pressured speech; word-finding difficulty; poor concentration; bumping into things; floaters;
  a red eye; watery eyes; hearing loss; a mild tremor; cramps at night; restless legs; hiccups; a bitten tongue; oral thrush;
  cracked heels; a blister on the left heel; macerated skin; a leaking stoma; blocked catheter; pink urine; offensive urine;
  loose stools; a hard abdomen; guarding; rebound tenderness; breakthrough pain; phantom pain; stiffness in the mornings
`);

/** Parts of the body. */
export const ANATOMY = listOf(`
  left hip; right knee; left ankle; right wrist; lower back; neck; left shoulder; right elbow; sacrum; left heel; right heel; big toe;
  abdomen; right upper quadrant; left iliac fossa; chest; left base; right lung; forehead; scalp; jaw; left ear; right eye; throat;
  tongue; mouth; left forearm; right hand; thumb; index finger; left calf; right shin; thigh; groin; perineum; bladder; bowel; liver;
  spleen; pancreas; circle of Willis; left ventricle; carotid; Achilles tendon; Eustachian tube; sphincter of Oddi; ampulla of Vater;
  pouch of Douglas; Adam's apple; Broca's area; Bartholin's gland; Kiesselbach's plexus; McBurney's point; loop of Henle;
  fallopian tube; femoral head; greater trochanter; L4/5; T12; C6; stoma site; PEG site; suture line; cannula site
`);
