import type { ComponentProps } from 'react'
import { SampleQuery } from '#web/public/methodology/sample-query.tsx'
import { Part } from '#web/public/written/part.tsx'

/** Queries that the page has run. */
export function Queries() {
  return (
    <Part id="queries" title="Sample queries">
      <p>
        The queries below were run against this installation’s database to build this page; what stands under
        each of them is its answer, not an example. Species and figures in them are those of the data in use.
      </p>
      <SampleQuery name="species_standing" title="Status of every species" {...ANSWER}>
        One line per species with its Red List category and what was assessed, its CITES appendix and its CMS
        appendix. A regional category is not that of the species; PE means possibly extinct. A dash is an
        empty field: no assessment with a category of today, or no listing.
      </SampleQuery>
      <SampleQuery name="split_listings" title="Species listed in parts" {...ANSWER}>
        A species can be listed in two appendices at once, by population. On the dashboard such a population
        has a row of its own; its trade cannot be told apart in the records, and is counted with the species
        as a whole.
      </SampleQuery>
      <SampleQuery name="records_by_year" title="Who reported the narwhal’s trade" {...ANSWER}>
        Records per year, divided by who reported them. The two columns overlap in an unknown part: a shipment
        reported by both sides is in both. Adding them counts records, not shipments.
      </SampleQuery>
      <SampleQuery name="units_of_a_term" title="What a quantity is measured in" {...ANSWER}>
        The caviar of one species, by unit. The figures cannot be added: grams, milligrams and pieces stand
        side by side. Units of one kind can be converted into one measure; pieces and grams cannot. A blank
        unit and ‘number of specimens’ are one unit.
      </SampleQuery>
      <SampleQuery name="origin_of_specimens" title="Wild, bred, or not reported" {...ANSWER}>
        The share of records, in percent, whose specimens were taken from the wild (W) or bred in captivity
        (C, D, F), for species with at least a thousand records since 1991, the year from which reports name
        the source. A trade chart without the source of the specimens tells only half of the story.
      </SampleQuery>
      <SampleQuery
        name="trend_of_complete_years"
        title="Plain-sum trends that depend on an incomplete year"
        {...ANSWER}
      >
        Species whose trend of the plain sum over all rows changes when the incomplete years are left out.
        Pages show the verdict over complete years instead.
      </SampleQuery>
      <SampleQuery name="unchecked_facts" title="Facts not yet checked" {...ANSWER}>
        How many assessments and listings have not been compared with the source named in their row. On
        species pages they are marked ‘not yet checked against the source’.
      </SampleQuery>
    </Part>
  )
}

const ANSWER = {
  answered: (shown, all) => (shown < all ? `first ${shown} of ${all} rows` : `all ${all} rows`),
  nothing: 'In the data in use this query answers with no row.',
} satisfies Partial<ComponentProps<typeof SampleQuery>>
