/** By which an expert decides. */
export const REVIEW_CHECKLIST = `
FOR HVERT ARBEID
  [ ] DOI-en, eller utgiverens side, fører til dette arbeidet og ikke til noe annet.
  [ ] Forfattere, år, tittel og tidsskrift stemmer med selve arbeidet.
  [ ] Det er ikke trukket tilbake eller rettet på en måte som berører utsagnet.

FOR HVERT UTSAGN
  [ ] Tekststedet står i arbeidet, med disse ordene.
  [ ] Arbeidet sier det om sine egne data, eller siterer et annet arbeid, som da blir kilden.
  [ ] Det gjelder denne arten: gjeldende eller tidligere navn, og ingen forvekslingsart.
  [ ] Art, underart eller bestand er riktig; det samme gjelder hav, land og årstid.
  [ ] Tall, enhet og forbehold er arbeidets egne. Ingenting er avrundet eller omregnet.
  [ ] Årene for dataene er oppgitt, eller det er kjent at de ikke er kjent.
  [ ] Det står fortsatt ved lag: ingen nyere arbeider fra samme gruppe reviderer det.
  [ ] Det motsier ikke rødlistevurderingen i bruk. Hvis det gjør det, vises begge.
  [ ] Det røper ikke et sted der dyret kan bli skadet.

FOR POSTEN SOM HELHET
  [ ] Feltene under "not_found" er søkt etter for hånd minst én gang.
  [ ] Uenighet mellom arbeider er beholdt, ikke jevnet ut.
  [ ] Kunnskapsbærere fra området er navngitt der arbeidet navngir dem.
  [ ] Strøkne utsagn bærer begrunnelsen.

Kontrollør, dato, merknader:
`
