import { RuleName } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { CoveredUntil, ReleaseVersion, SeizureRecordCount } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** What the data cannot tell, and what was stated earlier. */
export function Limits() {
  return (
    <>
      <Part id="limits" title="Kjente begrensninger">
        <dl>
          <dt>To rapporter, to tall</dt>
          <dd>
            Eksportører og importører rapporterer ofte ulike mengder for samme handel. Det største tallet i
            hver handelslinje, bruttohandel i utgiverens veiledning, vises hvis du ikke velger én part;
            veiledningen kaller også det et overestimat (punkt 3.2). Registreringer viser hvor mye som ble
            rapportert, ikke hvor mye som ble handlet.
          </dd>
          <dt>Reeksport er ført på landet som sendte varene videre</dt>
          <dd>
            Mengder omfatter ikke reeksport hvis du ikke velger det; registreringer gjør det. En rangering av
            eksportører kan derfor inneholde land som varene bare passerte gjennom; en rangering etter
            kildeland gjør det ikke. Tom opprinnelse betyr enten at eksportøren er opprinnelseslandet, eller
            at ingen oppga det.
          </dd>
          <dt>Koder som ikke er land</dt>
          <dd>
            XX står for ukjent, XV for flere land, HS for åpent hav. Ingen av dem rangeres som et land.
            Tidligere stater som Sovjetunionen blir stående slik de ble rapportert. NA er Namibia, ikke en
            mangel.
          </dd>
          <dt>Bare lovlig handel</dt>
          <dd>
            CITES-registreringene viser det som ble rapportert som lovlig handel, og eksemplarer som
            myndighetene har inndratt, der de ble rapportert. Kildekode I betegner lovlig handel med
            gjenstander som tidligere er beslaglagt; den er ikke et mål på beslag (
            <span lang="en">A guide to using the CITES Trade Database</span>, s. 15). Handel som ikke ble
            rapportert, mangler.
          </dd>
          <dt>Beslagsregistreringer er ikke hendelser</dt>
          <dd>
            I den publiserte tabellen er en rad et takson og en type bruk i én kildedatabase, som oftest uten
            dato, sted eller mengde. Den som teller rader, teller typer produkter som er rapportert, ikke
            beslag.
          </dd>
          <dt>Risikoen følger registreringene</dt>
          <dd>
            Risikonivået på fanen om ulovlig handel er høyt over 50 registreringer eller for en art på liste
            I, middels over 20, ellers lavt (<RuleName rule="riskLevel" />
            ). Hver storhval på liste I er derfor «høy», med eller uten en registrering. Det oppgis ikke noe
            nivå så lenge beslagsregistreringene er simulerte.
          </dd>
          <dt>Fangstområder overlapper</dt>
          <dd>
            Områdene er blitt tegnet om gjennom tiårene. Der et land rapporterer en sum for et år, brukes
            summen; bare der det ikke gjør det, legges områdene sammen.
          </dd>
          <dt>Hva katalogen ikke omfatter</dt>
          <dd>
            CITES-oppføringene er per <ReleaseVersion dataset="catalogue-cites-listings" />, i kraft siden{' '}
            <CoveredUntil dataset="catalogue-cites-listings" />, og CMS-oppføringene per{' '}
            <ReleaseVersion dataset="catalogue-cms-listings" />, i kraft siden{' '}
            <CoveredUntil dataset="catalogue-cms-listings" />; senere endringer av listene er ikke tatt med.
            Rødlistevurderingene kommer ikke fra én utgave av rødlista, og nyere kan være publisert. Fangst
            følger med portalen for narhval; for andre arter kommer den med en import av filer fra NAMMCO.
            Bestandstrender er registrert bare for en del av artene; for de andre står det «Ukjent».
          </dd>
        </dl>
      </Part>

      <Part id="edition-2025" title="Tall fra 2025-versjonen">
        <p>
          Eldre tekster om portalen gjengir tallene nedenfor. De er gjentatt her slik de ble oppgitt i
          2025-versjonen, og er ikke påstander om den nåværende.
        </p>
        <WrittenTable
          caption="Oppgitt i 2025-versjonen, og i dag"
          head={['Hva', 'Oppgitt i 2025-versjonen', 'I dag, telt opp']}
          rows={[
            ['CITES-handelsregistreringer', '473\u00a0102 (mars 2025)', <TradeRecordCount key="trade" />],
            [
              'Beslagsregistreringer',
              '881 på ett sted, 919 på et annet',
              <SeizureRecordCount key="seizures" />,
            ],
            ['Kildefiler', '54', 'Ikke telt; en utgave kjennes på kontrollsummen'],
            ['Versjon av skjemaet', '2.0', 'Ingen oppgis'],
          ]}
        />
      </Part>
    </>
  )
}
