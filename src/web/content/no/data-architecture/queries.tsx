import type { ComponentProps } from 'react'
import { SampleQuery } from '#web/public/methodology/sample-query.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Queries that the page has run. */
export function Queries() {
  return (
    <Part id="queries" title="Eksempler på spørringer">
      <p>
        Spørringene nedenfor ble kjørt mot databasen til denne installasjonen da siden ble laget; det som står
        under hver av dem, er svaret, ikke et eksempel. Artene og tallene i dem er fra dataene i bruk.
      </p>
      <SampleQuery name="species_standing" title="Hvor hver art står" {...ANSWER}>
        Én linje per art med rødlistekategori og hva som ble vurdert, CITES-liste og CMS-liste. Kategorien for
        en region er ikke artens; PE er muligens utdødd. En strek er et tomt felt: ingen vurdering med en av
        dagens kategorier, eller ingen oppføring.
      </SampleQuery>
      <SampleQuery name="split_listings" title="Arter som er oppført i deler" {...ANSWER}>
        En art kan stå på to lister samtidig, bestand for bestand. I dashbordet har en slik bestand sin egen
        rad; handelen med den kan ikke skilles ut i registreringene og står hos arten som helhet.
      </SampleQuery>
      <SampleQuery name="records_by_year" title="Hvem som rapporterte handelen med narhval" {...ANSWER}>
        Registreringer per år, delt etter hvem som rapporterte dem. De to kolonnene overlapper i ukjent grad:
        en forsendelse som begge sider har rapportert, står i begge. Den som legger dem sammen, teller
        registreringer, ikke forsendelser.
      </SampleQuery>
      <SampleQuery name="units_of_a_term" title="Hva en mengde er målt i" {...ANSWER}>
        Kaviaren av én art, etter enhet. Tallene kan ikke legges sammen: gram, milligram og stykker står side
        om side. Enheter av samme slag kan regnes om til én måleenhet; det kan ikke stykker og gram. En tom
        enhet og «antall eksemplarer» er én enhet.
      </SampleQuery>
      <SampleQuery name="origin_of_specimens" title="Vill, avlet eller ikke rapportert" {...ANSWER}>
        Andelen registreringer, i prosent, der eksemplarene var tatt fra naturen (W) eller avlet i fangenskap
        (C, D, F), for arter med minst tusen registreringer siden 1991, året da rapportene begynner å oppgi
        kilden. Et handelsdiagram uten eksemplarenes kilde forteller bare halve historien.
      </SampleQuery>
      <SampleQuery
        name="trend_of_complete_years"
        title="Trender for den rene summen som avhenger av et ufullstendig år"
        {...ANSWER}
      >
        Arter der trenden for den rene summen over alle rader blir en annen når de ufullstendige årene holdes
        utenfor. Sidene viser i stedet konklusjonen for fullstendige år.
      </SampleQuery>
      <SampleQuery name="unchecked_facts" title="Opplysninger som ikke er kontrollert ennå" {...ANSWER}>
        Hvor mange vurderinger og oppføringer som ikke er sammenlignet med kilden som raden oppgir. På
        artssidene er de merket «ennå ikke kontrollert mot kilden».
      </SampleQuery>
    </Part>
  )
}

const ANSWER = {
  answered: (shown, all) => (shown < all ? `de første ${shown} av ${all} rader` : `alle ${all} rader`),
  nothing: 'I dataene i bruk gir denne spørringen ingen rader.',
} satisfies Partial<ComponentProps<typeof SampleQuery>>
