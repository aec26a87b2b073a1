import { Link } from '@tanstack/react-router'
import { DataLoads } from '#web/public/about/data-loads.tsx'
import { SoftwareVersion } from '#web/public/about/portal-identity.tsx'
import { DatedEntries, DatedEntry } from '#web/public/release-notes/dated-entry.tsx'
import { FigureStrip } from '#web/public/written/figure-strip.tsx'
import { Part } from '#web/public/written/part.tsx'
import { EntryCount, SpeciesCount, TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { SeizureRecordCount } from '#web/public/written/release-figures.tsx'

export function ReleaseNotes() {
  return (
    <>
      <p>
        2025-versjonen av portalen hadde versjonsmerknader fra fire dager. Bare en del av det de sa, er
        bevart, og ingenting er lagt til her.
      </p>

      <Part id="entries" title="Merknader">
        <DatedEntries>
          <DatedEntry day="2025-10-02" title="2. okt. 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-09-30" title="30. sep. 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-08-08" title="8. aug. 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-07-30" title="30. juli 2025">
            <NoText />
          </DatedEntry>
        </DatedEntries>
      </Part>

      <Part id="undated" title="Endringer uten dato">
        <p>To endringer er kjent, men ikke hvilken av disse dagene de sto under:</p>
        <ul>
          <li>
            <strong>Virkningskategoriene ble forenklet.</strong> Hva de er nå, og hvordan hver av dem
            bestemmes, er beskrevet under{' '}
            <Link to="/methodology/dashboard-calculations">Beregninger i dashbordet</Link>.
          </li>
          <li>
            <strong>Antallet beslagsregistreringer ble endret.</strong> 2025-versjonen oppga 881 på ett sted
            og 919 i en senere merknad.
          </li>
        </ul>
      </Part>

      <Part id="figures" title="Før og nå">
        <p>
          Hva som er telt opp i portalen mens du leser, og under det hva som ble oppgitt i 2025-versjonen.
        </p>
        <FigureStrip
          figures={[
            { name: 'Arter', value: <SpeciesCount />, note: 'oppgitt i 2025-versjonen: 43' },
            { name: 'Rader i dashbordet', value: <EntryCount />, note: 'oppgitt i 2025-versjonen: 44' },
            {
              name: 'Handelsregistreringer',
              value: <TradeRecordCount />,
              note: 'oppgitt i 2025-versjonen: om lag 473\u00a0102',
            },
            {
              name: 'Beslagsregistreringer',
              value: <SeizureRecordCount />,
              note: 'oppgitt i 2025-versjonen: 881 og 919',
            },
          ]}
        />
      </Part>

      <Part id="here" title="Hva som kjører her">
        <p>
          Versjon <SoftwareVersion /> av programvaren, med dataene som ble lastet inn disse dagene:
        </p>
        <DataLoads />
        <p>
          Hvem som har laget portalen, fra hvilke kilder og med hvilket mål:{' '}
          <Link to="/about">Om portalen</Link>.
        </p>
      </Part>
    </>
  )
}

/** What an entry shows whose words are not on record. */
function NoText() {
  return <span className="text-ink-3">Teksten til denne merknaden er ikke bevart.</span>
}
