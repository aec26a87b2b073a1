import type { CatchRecord } from '#contract/catches-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { CatchesByYearChart } from '#web/charts/catches-by-year/catches-by-year-chart.tsx'
import { useCatchSource } from '#web/charts/chart-sources.ts'
import { fileNamePart, useSubject } from '../species-subject.ts'

interface CatchChartProps {
  species: SpeciesDetail
  records: readonly CatchRecord[]
}

/** Catch and quota by year, of the records that the reader looks at. */
export function CatchChart({ species, records }: CatchChartProps) {
  const subject = useSubject(species)
  const source = useCatchSource()
  return (
    <CatchesByYearChart name={fileNamePart(species)} subject={subject} records={records} source={source} />
  )
}
