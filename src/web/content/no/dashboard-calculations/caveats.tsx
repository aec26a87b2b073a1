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
            <strong>Mengdene blander enheter og rapportører.</strong> Handelstrenden legger sammen kilogram,
            stykker og milliliter i et år, slik begge sider har rapportert dem. En endring i blandingen ser ut
            som en endring i handelen. For arter som handles i flere enheter, bør trenden leses som et vink,
            og fanen med CITES-handelsdata åpnes.
          </li>
          <li>
            <strong>Det nyeste året kan være ufullstendig.</strong> Regelen, slik den er fastsatt, ser på det
            nyeste året det finnes registreringer fra, selv om nesten ingen land har rapportert ennå. Derfor
            finnes trenden for fullstendige år.
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
          Hva merkene ved siden av handelstall betyr, er beskrevet under{' '}
          <Link to="/methodology/data-science" hash="signs">
            Hva merkene betyr
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
