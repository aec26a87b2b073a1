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
        2025-versionen af portalen havde versionsnoter fra fire dage. Af det, de sagde, er kun en del bevaret,
        og intet er føjet til her.
      </p>

      <Part id="entries" title="Noter">
        <DatedEntries>
          <DatedEntry day="2025-10-02" title="2. oktober 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-09-30" title="30. september 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-08-08" title="8. august 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-07-30" title="30. juli 2025">
            <NoText />
          </DatedEntry>
        </DatedEntries>
      </Part>

      <Part id="undated" title="Ændringer uden dato">
        <p>To ændringer er bevaret, men ikke hvilken af disse dage de stod under:</p>
        <ul>
          <li>
            <strong>Effektkategorierne blev forenklet.</strong> Hvad de er nu, og hvordan hver af dem
            beregnes, fortælles under{' '}
            <Link to="/methodology/dashboard-calculations">Dashboardets beregninger</Link>.
          </li>
          <li>
            <strong>Antallet af registreringer om beslaglæggelser ændrede sig.</strong> 2025-versionen oplyste
            881 ét sted og 919 i en senere note.
          </li>
        </ul>
      </Part>

      <Part id="figures" title="Dengang og nu">
        <p>
          Det, der er optalt i denne portal, mens du læser, og nedenunder det, der blev oplyst i
          2025-versionen.
        </p>
        <FigureStrip
          figures={[
            { name: 'Arter', value: <SpeciesCount />, note: 'oplyst i 2025-versionen: 43' },
            { name: 'Rækker i dashboardet', value: <EntryCount />, note: 'oplyst i 2025-versionen: 44' },
            {
              name: 'Handelsregistreringer',
              value: <TradeRecordCount />,
              note: 'oplyst i 2025-versionen: omkring 473.102',
            },
            {
              name: 'Registreringer om beslaglæggelser',
              value: <SeizureRecordCount />,
              note: 'oplyst i 2025-versionen: 881 og 919',
            },
          ]}
        />
      </Part>

      <Part id="here" title="Hvad der kører her">
        <p>
          Version <SoftwareVersion /> af programmet, med de data, der blev indlæst på disse dage:
        </p>
        <DataLoads />
        <p>
          Hvem der har lavet portalen, ud fra hvilke kilder og med hvilket formål:{' '}
          <Link to="/about">Om portalen</Link>.
        </p>
      </Part>
    </>
  )
}

/** What an entry shows whose words are not on record. */
function NoText() {
  return <span className="text-ink-3">Teksten til denne note er ikke bevaret.</span>
}
