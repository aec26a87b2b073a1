import { ArcticCountryCodes } from '#web/public/methodology/arctic-country-codes.tsx'
import { Formula } from '#web/public/methodology/formula.tsx'
import { SourceGroupsTable } from '#web/public/methodology/source-groups-table.tsx'
import { RuleFigure } from '#web/public/methodology/trade-rule-figure.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Which way goods went, which country they are counted for, and where specimens came from. */
export function TradeMovements() {
  return (
    <>
      <Part id="trade-movements" title="Vareflyt og land">
        <dl>
          <dt>Direkte handel</dt>
          <dd>Opprinnelsen er tom eller lik eksportøren.</dd>
          <dt>Reeksport</dt>
          <dd>Enhver annen opprinnelse, også en ukjent (XX).</dd>
        </dl>
        <p>
          Reeksport gjelder varer som allerede ble talt da de først forlot landet. Mengder omfatter derfor
          direkte handel hvis du ikke velger noe annet; registreringer omfatter all vareflyt. Hver visning
          oppgir hvor mange rader valgene utelater.
        </p>
        <Formula name="Rader som telles" rule="countedRows">
          Radene som oppfyller alle valg. Uten valgt vareflyt: all vareflyt for registreringer, direkte handel
          for mengder.
        </Formula>
        <Formula name="Kildeland" rule="sourceCountry">
          Opprinnelseslandet der et kjent land er oppgitt (ikke XX), ellers eksportøren.
        </Formula>
        <Formula name="Land i en rangering" rule="rankedCountry">
          Eksportøren eller, hvis du velger det, kildelandet. De <RuleFigure of="rankedCountries" /> første
          vises.
        </Formula>
        <p>
          <strong>Åpent hav.</strong> Eksemplarer tatt i åpent hav er innførsel fra havet (eksportør HS, kilde
          X, eller opprinnelse HS når det telles etter kildeland). De vises under det navnet og rangeres ikke
          som et land. <strong>Ikke oppgitt.</strong> XX (ukjent), XV (flere), ZZ og tomme felt rangeres
          aldri. Summen av dem oppgis alltid.
        </p>
        <Formula name="Arktisk andel" rule="arcticShare">
          Andelen av radene som kommer fra arktiske land, og ved siden av den andelen med kilde W, X og R: en
          fugl som er avlet i Storbritannia, har ingen arktisk kilde. En navngitt eksportør teller også når
          kilden er X. Koder: <ArcticCountryCodes />.
        </Formula>
        <p>Grønland, Færøyene og Svalbard regnes aldri som Danmark eller Norge.</p>
        <p>
          Kilde: veiledningen, del 2 og 3; direkte handel som i UNEP-WCMCs analyser for EU; reeksport utelatt
          som hos Harfoot mfl. 2018.
        </p>
      </Part>

      <Part id="trade-sources" title="Grupper av kildekoder">
        <SourceGroupsTable
          caption="Kildekoder etter gruppe"
          head={['Gruppe', 'Koder', 'Merknader']}
          blank="tom"
          words={{
            wild: [
              'Vill',
              'Tatt i naturen, i åpent hav eller oppdrettet etter villfangst. Det siste (R) kan vises for seg',
            ],
            captive: ['Fangenskap', 'Avlet eller født i fangenskap'],
            artificial: ['Kunstig formert', 'Planter'],
            pre_convention: ['Før konvensjonen', 'Ervervet før CITES gjaldt for arten'],
            confiscated: [
              'Beslaglagt',
              'Lovlig handel med gjenstander som tidligere er beslaglagt; ikke et mål på beslag (veiledningen, s. 15)',
            ],
            unknown: ['Ukjent', 'Rapportert som ukjent, eller ikke rapportert'],
          }}
        />
        <Formula name="Gruppen til en kilde" rule="sourceGroup">
          Som i tabellen. Y, assistert produksjon av planter, hører ikke til noen gruppe og vises for seg.
        </Formula>
      </Part>
    </>
  )
}
