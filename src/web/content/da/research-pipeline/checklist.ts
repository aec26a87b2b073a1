/** By which an expert decides. */
export const REVIEW_CHECKLIST = `
FOR HVERT VÆRK
  [ ] DOI'en eller udgiverens side fører til dette værk og intet andet.
  [ ] Forfattere, år, titel og tidsskrift stemmer med selve værket.
  [ ] Det er ikke trukket tilbage eller rettet på en måde, der berører udsagnet.

FOR HVERT UDSAGN
  [ ] Tekststedet står i værket, med disse ord.
  [ ] Værket siger det om sine egne data eller henviser til et andet værk, som da bliver kilden.
  [ ] Det handler om denne art: nuværende eller tidligere navn og ingen art, der ligner.
  [ ] Art, underart eller bestand er rigtig; det samme er hav, land og årstid.
  [ ] Tal, enhed og forbehold er værkets. Intet er afrundet eller omregnet.
  [ ] Dataenes år er angivet, eller man ved, at de er ukendte.
  [ ] Det gælder stadig: intet nyere værk fra den samme gruppe reviderer det.
  [ ] Det modsiger ikke den rødlistevurdering, der er i brug. Gør det, vises begge.
  [ ] Det røber ikke et sted, hvor dyret kunne lide skade.

FOR POSTEN SOM HELHED
  [ ] Felter under "not_found" er eftersøgt med håndkraft mindst én gang.
  [ ] Uenighed mellem værker er bevaret, ikke gjort til et gennemsnit.
  [ ] Regionens vidensbærere er nævnt, hvor værket nævner dem.
  [ ] Ved strøgne udsagn står grunden.

Gennemgået af, dato, bemærkninger:
`
