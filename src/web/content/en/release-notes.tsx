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
      <p>The 2025 version of the site had four dated release notes. Only part of their text is on record.</p>

      <Part id="entries" title="Entries">
        <DatedEntries>
          <DatedEntry day="2025-10-02" title="Oct 2, 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-09-30" title="Sep 30, 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-08-08" title="Aug 8, 2025">
            <NoText />
          </DatedEntry>
          <DatedEntry day="2025-07-30" title="Jul 30, 2025">
            <NoText />
          </DatedEntry>
        </DatedEntries>
      </Part>

      <Part id="undated" title="Undated changes">
        <p>Two changes are on record without a date:</p>
        <ul>
          <li>
            <strong>The effectiveness categories were simplified.</strong> The current categories and their
            rules are described under{' '}
            <Link to="/methodology/dashboard-calculations">Dashboard Calculations</Link>.
          </li>
          <li>
            <strong>The number of seizure records changed.</strong> The 2025 version stated 881 in one place
            and 919 in a later note.
          </li>
        </ul>
      </Part>

      <Part id="figures" title="Then and now">
        <p>Current counts, with the figures stated in the 2025 version.</p>
        <FigureStrip
          figures={[
            { name: 'Species', value: <SpeciesCount />, note: 'stated in the 2025 version: 43' },
            { name: 'Dashboard entries', value: <EntryCount />, note: 'stated in the 2025 version: 44' },
            {
              name: 'Trade records',
              value: <TradeRecordCount />,
              note: 'stated in the 2025 version: about 473,102',
            },
            {
              name: 'Seizure records',
              value: <SeizureRecordCount />,
              note: 'stated in the 2025 version: 881 and 919',
            },
          ]}
        />
      </Part>

      <Part id="here" title="This installation">
        <p>
          Version <SoftwareVersion /> of the software, with the data loaded on these days:
        </p>
        <DataLoads />
        <p>
          Who made the site, from which sources and why: <Link to="/about">About the portal</Link>.
        </p>
      </Part>
    </>
  )
}

/** What an entry shows whose words are not on record. */
function NoText() {
  return <span className="text-ink-3">The text of this entry is not on record.</span>
}
