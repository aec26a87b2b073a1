import { useQuery } from '@tanstack/react-query'
import {
  type CountryFactViewName,
  countryViewPath,
  DATASETS_OF_COUNTRY_FACTS,
} from '#domain/views/country-views.ts'
import { api } from '#web/api.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import type { ChartSource } from '#web/charts/frame/chart-content.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { RecordsTable, type RecordsTableProps } from '../../species/records-table.tsx'
import { ViewFoot } from '../view-foot.tsx'
import { FactsShown } from './facts-shown.tsx'

export interface FactsTableProps<Row> extends RecordsTableProps<Row> {
  code: string
  view: CountryFactViewName
}

/** A table of facts about a country in a frame of its own, with its source, its file and its citation. */
export function FactsTable<Row extends { id: string }>({ code, view, ...table }: FactsTableProps<Row>) {
  return (
    <div className="rounded-md border border-line bg-surface px-4 pb-2 md:px-5">
      <RecordsTable {...table} />
      <FactsFoot code={code} view={view} title={table.label} />
    </div>
  )
}

interface FactsFootProps {
  code: string
  view: CountryFactViewName
  title: string
}

/** The sources of a table of facts about a country, its file and its citation. */
export function FactsFoot({ code, view, title }: FactsFootProps) {
  const country = useCountryName()(code)
  const source = useFactsSource(view)
  return (
    <>
      <FactsShown code={code} view={view} />
      <ViewFoot
        source={source}
        citable={{
          name: `country-${code.toLowerCase()}-${view}`,
          title,
          subject: country,
          notes: [],
          releases: source.releases,
          simulated: source.simulated,
          view: { path: countryViewPath(code, view), query: '', drawn: false },
        }}
      />
    </>
  )
}

/** The datasets in use that a table rests on; the range species rest on two, listings and assessments. */
function useFactsSource(view: CountryFactViewName): ChartSource {
  const { data = [] } = useQuery(api.releases.list.queryOptions())
  const datasets = DATASETS_OF_COUNTRY_FACTS[view]
  const [first = datasets[0], second] = datasets.filter((one) => data.some(({ dataset }) => dataset === one))
  const one = useSource(first)
  const other = useSource(second ?? first)
  if (second === undefined) return one
  return {
    text: `${one.text} ${other.text}`,
    english: [...(one.english ?? []), ...(other.english ?? [])],
    releases: [...one.releases, ...other.releases],
    simulated: one.simulated ?? other.simulated,
  }
}
