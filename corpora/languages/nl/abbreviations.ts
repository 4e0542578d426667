/** Word: the short forms it may be written in. */
const TABLE = `
patiënt: pt, pat., pte, pat, ptn, patient
cliënt: cl, cl., clt, clnt, client
bewoner: bew, bew., bewnr
mevrouw: mw, mevr, mvr
meneer: dhr, mnr
in verband met: ivm, i.v.m., ivm.
met betrekking tot: mbt, m.b.t.
in overleg met: iom, i.o.m., iom.
alstublieft: aub, svp, a.u.b.
zo nodig: zn, z.n., zonodig
wegens: wgns, weg.
volgens: vlgs, vlg, vlgs.
ongeveer: ong, ca
controle: contr, ctrl, contr., c
medicatie: med, med., medi
verpleegkundige: vpk, vpl, verpl., vpk.
verzorgende: verz, verz., vzg
huisarts: HA, ha, h.a.
familie: fam, fam.
contactpersoon: cp, contactpers, 1e cp
telefoon: tel, tel.
telefonisch: tel, telef
gesprek: gespr, gespr.
afspraak: afspr, afspr.
afgesproken: afgespr, afgespr.
besproken: bespr, bespr.
gezien: gez
morgen: mrgn, mgn
vandaag: vnd, vdg
gisteren: gist, gister
links: li, L, lks
rechts: re, R, rts
linker: li, L
rechter: re, R
beiderzijds: bdz, bds, bdz.
onderzoek: ond, oz
afdeling: afd, afd., afdel
kamer: kmr, k, kr
week: wk, wk.
weken: wkn, wk
dagen: dgn, d
maanden: mnd, mnd.
jaar: jr, jr., j
uur: u, u., uu
minuten: min, min.
zelfstandig: zelfst, zelfst., zst
mobiliseren: mob, mobil
bloeddruk: RR, bd
temperatuur: temp, T, tmp
ziekenhuis: zkh, ZH
opname: opn, opn.
overplaatsing: overpl
ontslag: ontsl, ontsl.
informatie: info, inf
afgenomen: afg, afgen
aangevraagd: aangevr, aanvr.
verder: verd
dochter: dtr, dcht., dtr.
zoon: zn., zn
partner: prtnr, ptn
echtgenoot: echtg, echtg.
echtgenote: echtg, echtg.
kleindochter: kldtr, kl.dochter
waarnemer: wnd, wrn
bijzonderheden: bijz, bijz.
geen bijzonderheden: gb, g.b., GB
geleden: gel
paracetamol: pcm, PCM, paracet
fysiotherapie: fysio, FT
fysiotherapeut: fysio, ft
ergotherapeut: ergo
logopedist: logo
specialist ouderengeneeskunde: SO, so
verloskundige: vlk, VK
zwanger: zw, grav
toilet: wc, toil
katheter: kath, CAD
antibiotica: AB, ab
verwijzing: verw, vw
bijvoorbeeld: bv, bijv.
eventueel: evt, evt.
uitslag: uitsl
namelijk: nl, nl.
zonder: zndr, zond.
niet: nt, nie
`;

/** Telegraph style: what a hurried writer shortens. */
export const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [word, short] = line.split(": ") as [string, string];
      return [word, short.split(", ")];
    }),
);
