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
            <strong>Mængder blander enheder og indberettere.</strong> Handelsudviklingen lægger et års
            kilogram, stykker og milliliter sammen, som begge sider har indberettet dem. En ændring i
            blandingen ligner en ændring i handelen. For arter, der handles i flere enheder, bør udviklingen
            læses som et fingerpeg; åbn fanen med handelsdata.
          </li>
          <li>
            <strong>Det seneste år kan være en stump.</strong> Reglen ser, som den er fastlagt, på det seneste
            registrerede år, selv om næsten ingen lande har indberettet endnu. Derfor findes udviklingen over
            fuldstændige år.
          </li>
          <li>
            <strong>Et fald er hverken godt eller dårligt.</strong> Mindre handel kan betyde beskyttelse,
            knaphed eller en ændret mode.
          </li>
          <li>
            <strong>Bestandsudviklinger er gamle.</strong> De er kun så nye som den vurdering, de kommer fra,
            og hvis år står i tabellen.
          </li>
          <li>
            <strong>Bestande deler tal.</strong> Handelen med en art, der er opført i dele, kan ikke skilles
            ad og tæller i hver af dens rækker.
          </li>
          <li>
            <strong>År under CITES er kalenderår.</strong> En opførelse fra december er et år gammel i januar.
          </li>
        </ul>
        <p>
          Hvad tegnene ved handelstal betyder, fortælles under{' '}
          <Link to="/methodology/data-science" hash="signs">
            Hvad tegnene betyder
          </Link>
          .
        </p>
      </Part>

      <Part id="versions" title="Kilder og versioner">
        <p>
          Dashboardet bruger{' '}
          <ReleaseName dataset="cites_trade" version={(version) => `, version ${version}`} /> samt fra
          kataloget <ReleaseName dataset="catalogue-iucn-assessments" /> og{' '}
          <ReleaseName dataset="catalogue-cites-listings" />. Alle udgivelser står under{' '}
          <Link to="/methodology/data-science" hash="releases">
            Kilder og udgivelser
          </Link>
          ; de samme rækker kan hentes i den offentlige grænseflade på <code>/api/effectiveness</code> og{' '}
          <code>/api/dashboard-metrics</code>.
        </p>
        <p>
          Tidligere tekster om dashboardet oplyser følgende. Tallene gentages, som de er oplyst i
          2025-versionen; de beskriver ikke den nuværende.
        </p>
        <WrittenTable
          caption="Oplyst i 2025-versionen og i dag"
          head={['Hvad', 'Oplyst i 2025-versionen', 'I dag']}
          rows={[
            [
              'Arter i dashboardet',
              'omkring 70',
              <>
                <SpeciesCount key="species" />, i <EntryCount /> rækker
              </>,
            ],
            ['CITES-handelsregistreringer', '473.102, også som »470K+«', <TradeRecordCount key="trade" />],
            ['Rækker pr. side', '50', '50'],
            [
              'Data holdes friske i',
              '5 minutter',
              'En ændring ses ved næste svar; browsere og netværk undervejs kan være fem minutter bagud',
            ],
            ['Tid for en forespørgsel', 'under 2 sekunder', 'Intet tal oplyses'],
            ['Optælling af handelsregistreringer', '99\u00a0% hurtigere end før', 'Intet tal oplyses'],
            ['Algoritmens version', '1.1', 'Ingen oplyses; reglerne er nævnt ovenfor'],
          ]}
        />
      </Part>
    </>
  )
}
