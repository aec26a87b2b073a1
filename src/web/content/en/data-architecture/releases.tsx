import { Part } from '#web/public/written/part.tsx'
import { TradeCitation } from '#web/public/written/release-figures.tsx'
import { ReleasesTable } from '#web/public/written/releases-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What is loaded, and what is simulated. */
export function Releases() {
  return (
    <>
      <Part id="releases" title="Sources and releases">
        <p>
          What is loaded here, read from the database now. Names lead to the publishers. Please cite them,
          with the release, beside this portal.
        </p>
        <ReleasesTable
          caption="Publisher, release, size and terms"
          head={['Dataset and publisher', 'Release', 'Records', 'Terms of use']}
          words={{
            simulated: 'Simulated',
            saved: 'Saved',
            loaded: 'Loaded',
            unversioned: 'No release number',
            completeTo: 'complete to',
            noTerms: 'None recorded',
          }}
        />
        <p>
          The publisher of the trade records asks to be cited so: <TradeCitation />.
        </p>
      </Part>

      <Part id="simulated" title="Simulated records">
        <p>
          The full release of the CITES Trade Database may not be passed on with the portal. A new
          installation therefore begins with simulated shipments, so that every screen works at its real size.
          They are made from a profile of each species: the published number of records per year, and the
          published shares of terms, purposes, sources, countries and reporters. The same profiles always give
          the same rows.
        </p>
        <Notice tone="caution" title="What is true of them, and what is not.">
          Totals per year and shares per species follow the published figures. Combinations do not: which
          country sent which item in which year is made up. Simulated seizure records rest on no published
          figure at all.
        </Notice>
        <p>
          As long as a dataset is simulated, a banner is shown on pages with its figures, and chart sources,
          downloads and the answers of the public interface (<code>simulated: true</code>) say so. No risk
          level, share or value is derived from simulated seizure records; where they are counted, the count
          is marked as simulated. Importing the real release replaces the simulation in one step; the banner
          goes with it. The datasets table above says which are simulated at the moment.
        </p>
      </Part>
    </>
  )
}
