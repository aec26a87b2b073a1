import {
  AppendixCount,
  DecliningTradeShare,
  PopulationCount,
} from '#web/public/methodology/dashboard-figures.tsx'
import { Formula } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'

/** The figures above the table. */
export function KeyFigures() {
  return (
    <Part id="kpis" title="Key figures">
      <h3>Entries by category</h3>
      <Formula name="Count of a category" rule="dashboardMetrics">
        Number of entries whose effectiveness category is the one in question. The six counts add up to the
        number of entries that the filters leave.
      </Formula>

      <h3>Appendix mix</h3>
      <p>
        Of the entries, <AppendixCount appendix="I" /> are listed in Appendix I (threatened),{' '}
        <AppendixCount appendix="II" /> in Appendix II (regulated), <AppendixCount appendix="III" /> in
        Appendix III (protected by one country) and <AppendixCount appendix="Not Listed" /> in none.
      </p>
      <Formula name="Count of an appendix" rule="dashboardMetrics">
        Number of entries whose current appendix is the one in question; entries without one count as ‘Not
        Listed’.
      </Formula>
      <Formula name="Current appendix of a species" rule="currentCitesListing">
        The strictest of its current listings, those of its populations included and those of its subspecies
        not. A population’s entry carries its own.
      </Formula>

      <h3>Decreasing trade</h3>
      <Formula name="Share of decreasing trade" rule="dashboardMetrics">
        100 × entries whose trade trend is Decreasing ÷ all entries, to one decimal. Today{' '}
        <DecliningTradeShare />.
      </Formula>

      <h3>Declining populations</h3>
      <p>
        How many entries have a declining population is rated in three steps. Where the trend of more than
        half of the entries is unknown, no rating is given: a low number would then only say how little is
        known. The dashboard shows ‘trend unknown for N’ instead. The rating is made for all entries, whatever
        the filters leave.
      </p>
      <WrittenTable
        caption="Rating of declining populations"
        head={['Entries whose population declines', 'Rating']}
        rows={[
          ['more than 15', 'High concern'],
          ['6 to 15', 'Monitor closely'],
          ['0 to 5', 'Low risk'],
          ['trend unknown for more than half of all entries', 'No rating'],
        ]}
      />
      <Formula name="Declining populations" rule="decliningPopulations">
        Entries whose population trend is Declining: <PopulationCount of="declining" /> today, with the trend
        of <PopulationCount of="unknown" /> entries unknown.
      </Formula>
    </Part>
  )
}
