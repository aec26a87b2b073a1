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
            <strong>Konklusionen gælder det, der blev indberettet.</strong> Den prøver poster og mængder i
            direkte handel efter begge parters indberetninger. Handel, der ikke er indberettet, mangler, og en
            ændring i indberetningen kan ligne en ændring i handelen.
          </li>
          <li>
            <strong>De nyeste år er udeladt.</strong> Konklusionen slutter med det sidste fuldstændige år,
            fordi mange lande endnu ikke har indberettet for senere år.
          </li>
          <li>
            <strong>»Stabil« betyder ingen klar udvikling.</strong> Det betyder ikke, at handelen var
            konstant.
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
          Tegnene ved handelstal, og hvad du kan gøre ved hvert af dem, er forklaret under{' '}
          <Link to="/methodology" hash="trade-signs">
            Tegn ved et tal
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
