import { Link } from '@tanstack/react-router'
import { Part } from '#web/public/written/part.tsx'
import { EntryCount, SpeciesCount, TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { ReleaseName } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** What the figures cannot tell, and what they rest on. */
export function Caveats() {
  return (
    <>
      <Part id="caveats" title="Forbehold">
        <ul>
          <li>
            <strong>Konklusjonen gjelder det som ble rapportert.</strong> Den prøver registreringer og mengder
            i direkte handel, etter begge parters rapporter. Handel som ikke er rapportert, mangler, og en
            endring i rapporteringen kan se ut som en endring i handelen.
          </li>
          <li>
            <strong>De nyeste årene er utelatt.</strong> Konklusjonen slutter med det siste fullstendige året,
            fordi mange land ennå ikke har rapportert for senere år.
          </li>
          <li>
            <strong>«Stabil» betyr ingen klar trend.</strong> Det betyr ikke at handelen var konstant.
          </li>
          <li>
            <strong>En nedgang er verken god eller dårlig.</strong> Mindre handel kan bety vern, knapphet
            eller en ny mote.
          </li>
          <li>
            <strong>Bestandstrender er gamle.</strong> De er like nye som vurderingen de kommer fra, og året
            for den står i tabellen.
          </li>
          <li>
            <strong>Bestander deler tall.</strong> Handelen med en art som er oppført i deler, kan ikke
            skilles ut og teller i hver av radene til arten.
          </li>
          <li>
            <strong>År under CITES er kalenderår.</strong> En oppføring fra desember er ett år gammel i
            januar.
          </li>
        </ul>
        <p>
          Merkene ved siden av handelstall, og hva du kan gjøre ved hvert av dem, er forklart under{' '}
          <Link to="/methodology" hash="trade-signs">
            Merker ved siden av et tall
          </Link>
          .
        </p>
      </Part>

      <Part id="versions" title="Kilder og versjoner">
        <p>
          Dashbordet bruker{' '}
          <ReleaseName dataset="cites_trade" version={(version) => `, versjon ${version}`} />, og fra
          katalogen <ReleaseName dataset="catalogue-iucn-assessments" /> og{' '}
          <ReleaseName dataset="catalogue-cites-listings" />. Alle utgaver står under{' '}
          <Link to="/methodology/data-science" hash="releases">
            Kilder og utgaver
          </Link>
          ; de samme radene kommer fra det åpne grensesnittet på <code>/api/effectiveness</code> og{' '}
          <code>/api/dashboard-metrics</code>.
        </p>
        <p>
          Eldre tekster om dashbordet sier følgende. Tallene er gjengitt slik de ble oppgitt i 2025-versjonen;
          de beskriver ikke den nåværende.
        </p>
        <WrittenTable
          caption="Oppgitt i 2025-versjonen, og i dag"
          head={['Hva', 'Oppgitt i 2025-versjonen', 'I dag']}
          rows={[
            [
              'Arter i dashbordet',
              'om lag 70',
              <>
                <SpeciesCount key="species" />, i <EntryCount /> rader
              </>,
            ],
            [
              'CITES-handelsregistreringer',
              <>
                473&nbsp;102, også som «<span lang="en">470K+</span>»
              </>,
              <TradeRecordCount key="trade" />,
            ],
            ['Rader per side', '50', '50'],
            [
              'Data holdes ferske i',
              '5 minutter',
              'En endring vises med det neste svaret; nettlesere og nettverk underveis kan ligge fem minutter etter',
            ],
            ['Tid for en spørring', 'under 2 sekunder', 'Ingen tall oppgis'],
            ['Telling av handelsregistreringer', '99\u00a0% raskere enn før', 'Ingen tall oppgis'],
            ['Versjon av algoritmen', '1.1', 'Ingen oppgis; reglene er navngitt ovenfor'],
          ]}
        />
      </Part>
    </>
  )
}
