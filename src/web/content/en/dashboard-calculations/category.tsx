import { CategoryCount } from '#web/public/methodology/dashboard-figures.tsx'
import { Formula } from '#web/public/methodology/formula.tsx'
import { Part } from '#web/public/written/part.tsx'
import { WrittenTable } from '#web/public/written/written-table.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What an entry is, and its effectiveness category. */
export function Category() {
  return (
    <>
      <Part id="entries" title="What an entry is">
        <p>
          A row of the dashboard is a species, or a population of one that is listed in a CITES appendix apart
          from the rest. That is why there are more entries than species. An entry of a population carries the
          name of its species with an asterisk and the population in brackets, as in ‘Common Minke Whale*
          (West Greenland population)’, and the address <code>id:population</code>.
        </p>
        <Formula name="Entries" rule="listingEntries">
          Every species once, and once more for each population with a current listing of its own.
        </Formula>
        <p>
          Assessments, population trends and trade are known of the species as a whole. They are shown in each
          of its rows, which means that a species listed in two parts weighs twice in the sums below.
        </p>
      </Part>

      <Part id="category" title="Effectiveness category">
        <p>
          The category asks how a population fares while it is under the convention. It follows from two
          things only: what is published about the population’s trend and, where that is silent, how long the
          species has been listed. The first line that applies decides.
        </p>
        <WrittenTable
          caption="Effectiveness category, first match decides"
          head={['Population trend', 'Years under CITES', 'Category', 'Entries today']}
          numbers={[3]}
          rows={[
            ['Increasing', 'any', 'High', <CategoryCount key="High" category="High" />],
            ['Stable', 'any', 'Moderate', <CategoryCount key="Moderate" category="Moderate" />],
            ['Declining', 'any', 'Limited', <CategoryCount key="Limited" category="Limited" />],
            [
              'Unknown',
              'fewer than 5',
              'To Be Determined',
              <CategoryCount key="tbd" category="To Be Determined" />,
            ],
            [
              'Unknown',
              '5 or more, or never listed',
              'Unknown',
              <CategoryCount key="unknown" category="Unknown" />,
            ],
          ]}
        />
        <Formula name="Effectiveness category" rule="effectivenessCategory">
          Increasing → High; stable → Moderate; declining → Limited; otherwise To Be Determined under five
          years, else Unknown.
        </Formula>
        <Formula name="Population trend" rule="populationTrend">
          Read from the published text: ‘increas’, ‘recover’ or ‘rebound’ → Increasing; else ‘declin’,
          ‘decreas’ or ‘reducing’ → Declining; else ‘stable’ → Stable; else Unknown.
        </Formula>
        <Formula name="Years under CITES" rule="yearsUnderCites">
          This calendar year − year of the earliest CITES listing; empty when the species was never listed.
        </Formula>
        <Notice tone="caution" title="Not a verdict on the convention.">
          A growing population in Appendix I may owe its growth to the end of whaling, to a change of the sea,
          or to better counting. The category sorts; it does not explain.
        </Notice>
        <p>
          The filter also offers ‘Needs Improvement’. The rule never gives that answer; earlier data may carry
          it, and the count beside it (<CategoryCount category="Needs Improvement" />) says how many do.
        </p>
      </Part>
    </>
  )
}
