import { useQuery } from '@tanstack/react-query'
import type { Dataset } from '#domain/releases/datasets.ts'
import {
  type CountryFactViewName,
  countryViewPath,
  DATASETS_OF_COUNTRY_FACTS,
} from '#domain/views/country-views.ts'
import { api } from '#web/api.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { useRelease } from '#web/components/use-release.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { ViewFoot } from '../view-foot.tsx'

interface FactsFootProps {
  code: string
  view: CountryFactViewName
  title: string
}

/** The source of a table of facts about a country, its file and its citation. */
export function FactsFoot({ code, view, title }: FactsFootProps) {
  const country = useCountryName()(code)
  const datasets = DATASETS_OF_COUNTRY_FACTS[view]
  const { data = [] } = useQuery(api.releases.list.queryOptions())
  return (
    <ViewFoot
      source={useSource(useDatasetInUse(datasets))}
      citable={{
        name: `country-${code.toLowerCase()}-${view}`,
        title,
        subject: country,
        notes: [],
        releases: datasets.flatMap((dataset) => data.find((release) => release.dataset === dataset) ?? []),
        view: { path: countryViewPath(code, view), query: '', drawn: false },
      }}
    />
  )
}

/** The imported release, or the catalogue's own records. */
function useDatasetInUse([imported, otherwise = imported]: readonly [Dataset, ...Dataset[]]): Dataset {
  return useRelease(imported) ? imported : otherwise
}
