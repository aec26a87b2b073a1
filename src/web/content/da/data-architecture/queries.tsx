import type { ComponentProps } from 'react'
import { SampleQuery } from '#web/public/methodology/sample-query.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Queries that the page has run. */
export function Queries() {
  return (
    <Part id="queries" title="Eksempler på forespørgsler">
      <p>
        Forespørgslerne nedenfor blev kørt mod denne installations database, da siden blev dannet; det, der
        står under hver af dem, er dens svar, ikke et eksempel. Arter og tal i dem er dem, der står i de data,
        som er i brug.
      </p>
      <SampleQuery name="species_standing" title="Hvor hver art står" {...ANSWER}>
        Én linje pr. art med dens rødlistekategori og hvad der blev vurderet, dens CITES-liste og dens
        CMS-liste. En regions kategori er ikke artens; PE er muligvis uddød. En tankestreg er et tomt felt:
        ingen vurdering med en af nutidens kategorier, eller ingen opførelse.
      </SampleQuery>
      <SampleQuery name="split_listings" title="Arter, der er opført i dele" {...ANSWER}>
        En art kan stå på to lister på én gang, bestand for bestand. I dashboardet har en sådan bestand en
        række for sig; handelen med den kan ikke skilles ud i registreringerne og står hos arten som helhed.
      </SampleQuery>
      <SampleQuery name="records_by_year" title="Hvem der indberettede handelen med narhval" {...ANSWER}>
        Registreringer pr. år, delt efter hvem der indberettede dem. De to kolonner overlapper i et ukendt
        omfang: en forsendelse, som begge sider har indberettet, står i begge. Lægger man dem sammen, tæller
        man registreringer, ikke forsendelser.
      </SampleQuery>
      <SampleQuery name="units_of_a_term" title="Hvad en mængde måles i" {...ANSWER}>
        Kaviaren fra én art, efter enhed. Tallene kan ikke lægges sammen: gram, milligram og stykker står side
        om side. Enheder af samme slags kan omregnes til én måleenhed; det kan stykker og gram ikke. En tom
        enhed og »antal eksemplarer« er én enhed.
      </SampleQuery>
      <SampleQuery name="origin_of_specimens" title="Vildt, opdrættet eller ikke oplyst" {...ANSWER}>
        Andelen af registreringer i procent, hvis eksemplarer er taget fra naturen (W) eller opdrættet i
        fangenskab (C, D, F), for arter med mindst tusind registreringer siden 1991, det år, fra hvilket
        rapporterne nævner herkomsten. Et handelsdiagram uden eksemplarernes herkomst fortæller kun den halve
        historie.
      </SampleQuery>
      <SampleQuery
        name="trend_of_complete_years"
        title="Den rene sums udvikling, hvor den afhænger af et ufuldstændigt år"
        {...ANSWER}
      >
        Arter, for hvilke udviklingen af den rene sum over alle rækker ændrer sig, når de ufuldstændige år
        udelades. Siderne viser i stedet konklusionen for fuldstændige år.
      </SampleQuery>
      <SampleQuery name="unchecked_facts" title="Oplysninger, der endnu ikke er kontrolleret" {...ANSWER}>
        Hvor mange vurderinger og opførelser der ikke er sammenlignet med den kilde, rækken angiver. På
        artssiderne er de mærket »endnu ikke kontrolleret mod kilden«.
      </SampleQuery>
    </Part>
  )
}

const ANSWER = {
  answered: (shown, all) => (shown < all ? `de første ${shown} af ${all} rækker` : `alle ${all} rækker`),
  nothing: 'I de data, der er i brug, svarer denne forespørgsel uden nogen række.',
} satisfies Partial<ComponentProps<typeof SampleQuery>>
