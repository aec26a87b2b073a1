import { RuleName } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { TradeRecordCount } from '#web/public/written/portal-figures.tsx'
import { CoveredUntil, ReleaseVersion, SeizureRecordCount } from '#web/public/written/release-figures.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** What the data cannot tell, and what was stated earlier. */
export function Limits() {
  return (
    <>
      <Part id="limits" title="Known limits">
        <dl>
          <dt>Two reports, two figures</dt>
          <dd>
            Exporters and importers often report different quantities of the same trade. The larger side of
            each line, gross trade in the publisher’s guide, is shown unless you choose one side; the guide
            still calls it an overestimate (section 3.2). Records show how much was reported, not how much was
            traded.
          </dd>
          <dt>Re-exports count for the country that sent them on</dt>
          <dd>
            Quantities leave re-exports out unless you choose otherwise; records include them. A ranking of
            exporters can therefore contain countries that the goods only passed through; a ranking by source
            country does not. An empty origin means either that the exporter is the origin or that nobody
            said.
          </dd>
          <dt>Codes that are no countries</dt>
          <dd>
            XX stands for unknown, XV for various, HS for the high seas. None of them is ranked as a country.
            Former states such as the Soviet Union stay as they were reported. NA is Namibia, not a gap.
          </dd>
          <dt>Legal trade only</dt>
          <dd>
            The CITES records show what was reported as legal trade, and specimens confiscated by authorities
            where they were reported. Source I marks legal trade in items that were seized before; it is not a
            measure of seizures (A guide to using the CITES Trade Database, p. 15). Trade that was not
            reported is missing.
          </dd>
          <dt>Seizure records are not events</dt>
          <dd>
            In the published table a row is a taxon and a kind of use in one source database, mostly without
            date, place or quantity. Counting rows counts kinds of products that were reported, not seizures.
          </dd>
          <dt>Risk follows records</dt>
          <dd>
            The risk level of the illegal trade tab is high above 50 records or for a species in Appendix I,
            medium above 20, low otherwise (<RuleName rule="riskLevel" />
            ). Every great whale in Appendix I is therefore ‘high’, with or without a record. No level is
            given while the seizure records are simulated.
          </dd>
          <dt>Catch areas overlap</dt>
          <dd>
            Areas were redrawn over the decades. Where a country reports a total for a year, the total is
            used; only where it does not are its areas added.
          </dd>
          <dt>What the catalogue does not reach</dt>
          <dd>
            CITES listings are those as of <ReleaseVersion dataset="catalogue-cites-listings" />, in force
            since <CoveredUntil dataset="catalogue-cites-listings" />, and CMS listings those as of{' '}
            <ReleaseVersion dataset="catalogue-cms-listings" />, in force since{' '}
            <CoveredUntil dataset="catalogue-cms-listings" />; later changes of the listings are not included.
            The Red List assessments do not come from one version of the Red List, and newer ones may have
            been published. Catches come with the site for the narwhal; for other species with an import of
            NAMMCO files. Population trends are recorded for part of the species only; the others read
            ‘Unknown’.
          </dd>
        </dl>
      </Part>

      <Part id="edition-2025" title="Figures of the 2025 version">
        <p>
          Earlier texts about this portal quote the figures below. They are repeated here as stated in the
          2025 version and are not claims about the present one.
        </p>
        <WrittenTable
          caption="Stated in the 2025 version, and today"
          head={['What', 'Stated in the 2025 version', 'Today, counted']}
          rows={[
            ['CITES trade records', '473,102 (March 2025)', <TradeRecordCount key="trade" />],
            ['Seizure records', '881 in one place, 919 in another', <SeizureRecordCount key="seizures" />],
            ['Source files', '54', 'Not counted; a release is known by its checksum'],
            ['Schema version', '2.0', 'None is stated'],
          ]}
        />
      </Part>
    </>
  )
}
