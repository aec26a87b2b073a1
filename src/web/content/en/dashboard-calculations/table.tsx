import { Formula, RuleName } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** The table: its columns, filters, order and export. */
export function Table() {
  return (
    <>
      <Part id="table" title="The species effectiveness table">
        <WrittenTable
          caption="Columns of a row"
          head={['Column', 'Where it comes from', 'Rule']}
          rows={[
            [
              'Scientific and common name',
              'Species; populations with asterisk and brackets',
              <RuleName key="r" rule="effectivenessRows" />,
            ],
            ['CITES appendix', 'Current listing of the entry', <RuleName key="r" rule="listingEntries" />],
            [
              'IUCN status and year',
              'Latest global assessment. A regional one is shown with its region and is not counted',
              <RuleName key="r" rule="latestAssessment" />,
            ],
            [
              'Population trend',
              'Published text, read by its words',
              <RuleName key="r" rule="populationTrend" />,
            ],
            [
              'Trade trend',
              'The verdict over the last ten complete years, with the number of tests that rise and fall',
              <RuleName key="r" rule="dashboardTrend" />,
            ],
            [
              'Trade records',
              'Records of the species as a whole',
              <RuleName key="r" rule="effectivenessRows" />,
            ],
            [
              'Years under CITES',
              'Earliest listing of the species',
              <RuleName key="r" rule="yearsUnderCites" />,
            ],
            [
              'Effectiveness category',
              'Population trend, then age of the listing',
              <RuleName key="r" rule="effectivenessCategory" />,
            ],
          ]}
        />
        <p>
          Three more fields are part of a row’s data and are not measured: <code>effectiveness_score</code>{' '}
          and <code>trade_reduction_pct</code> are always empty, and <code>data_quality_score</code> is 75 for
          every row. They are kept because earlier exports carry them. None of them is shown as a finding.
        </p>
      </Part>

      <Part id="filters" title="Filters">
        <p>
          A filter is a group of values. An entry has to meet every group; within a group any of the chosen
          values will do.
        </p>
        <WrittenTable
          caption="Filters of the dashboard"
          head={['Filter', 'Values', 'Remarks']}
          rows={[
            [
              'Search',
              'Free text of at least two characters',
              'Scientific and common names in every language, synonyms and families, ignoring case, accents and apostrophes',
            ],
            ['CITES appendix', 'I, II, III', 'Entries without a listing appear only without this filter'],
            [
              'IUCN status',
              'CR, EN, VU, NT, LC, DD',
              'Species without a global assessment appear only without this filter',
            ],
            [
              'Trade trend',
              'Increasing, Stable, Decreasing, Depends, Unknown',
              'Addresses that still say Declining are read as Decreasing',
            ],
            [
              'Effectiveness category',
              'High, Moderate, Limited, Needs Improvement, To Be Determined, Unknown',
              'Each with its count',
            ],
          ]}
        />
        <Formula name="Entries that pass" rule="filteredEntries">
          All groups must be met; in each, any of the chosen values. An empty group does not narrow.
        </Formula>
        <Formula name="Count beside a choice" rule="dashboardFacets">
          Entries that this value alone would leave, given the search and the other groups. A group does not
          narrow its own counts, so that adding a second value never surprises.
        </Formula>
        <Formula name="Trend in an old address" rule="parseDashboardTrend">
          ‘Declining’ → Decreasing; the five present names as they are; anything else is ignored.
        </Formula>
      </Part>

      <Part id="sorting" title="Sorting, pages, export">
        <Formula name="Order" rule="sortedEntries">
          Years under CITES, longest first (the default); scientific name; or Red List category, most severe
          first. Unknown values come last, and ties are sorted by name.
        </Formula>
        <Formula name="Severity" rule="severity">
          EX, EW, CR, EN, VU, NT, LC, DD, NE, and last a species without a status.
        </Formula>
        <Formula name="Page" rule="dashboardPage">
          Fifty rows. ‘Next’ leads on only where a page is full and more follow.
        </Formula>
        <Formula name="CSV" rule="dashboardExport">
          The loaded rows with these columns: Scientific Name, Common Name, CITES Appendix, IUCN Status, IUCN
          Year, IUCN Scope, Population Trend, Trade Records Count, Years Under CITES, Effectiveness Category,
          Source, Release, Date, Simulated, Note. Unknown cells are empty.
        </Formula>
        <p>
          Source and Release name the datasets that a row was calculated from, Date is the day of the export.
          While the trade records are simulated, Simulated reads ‘yes’ and Note says so in words. Earlier
          files carried the effectiveness category under the heading ‘Conservation Status’; it is not the Red
          List status, which has its own column.
        </p>
      </Part>
    </>
  )
}
