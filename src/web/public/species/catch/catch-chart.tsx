import { useSuspenseQuery } from '@tanstack/react-query'
import type { CatchRecord } from '#contract/catches-contract.ts'
import type { NamedSpecies } from '#contract/view-to-draw.ts'
import type { CatchFilters } from '#domain/catches/catch-filters.ts'
import { api } from '#web/api.ts'
import { CatchesByYearChart } from '#web/charts/catches-by-year/catches-by-year-chart.tsx'
import { useCatchSource } from '#web/charts/chart-sources.ts'
import { useAboutSpecies } from '../species-subject.ts'

interface CatchChartProps {
  species: NamedSpecies
  records: readonly CatchRecord[]
  /** What the records were narrowed by, which the address of the data says as well. */
  filters?: CatchFilters
}

/** Catch and quota by year of the filtered records. */
export function CatchChart({ species, records, filters = {} }: CatchChartProps) {
  const query = `${new URLSearchParams({ ...filters })}`
  const about = useAboutSpecies(species, useCatchSource(), 'catches', query)
  return <CatchesByYearChart about={about} records={records} />
}

/**
 * The catch records of a species: not cached, and requested once more after a failure.
 * Source: specification, document 2, section 7.
 */
export function useCatches(id: string) {
  const { data } = useSuspenseQuery({
    ...api.catches.list.queryOptions({ input: { id } }),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  })
  return data
}
