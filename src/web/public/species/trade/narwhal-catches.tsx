import { useSuspenseQuery } from '@tanstack/react-query'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { api } from '#web/api.ts'
import { CatchesByYearChart } from '#web/charts/catches-by-year/catches-by-year-chart.tsx'
import { Boundary } from '#web/components/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { fileNamePart, useSubject } from '../species-subject.ts'
import { useCatchSource } from './chart-sources.ts'

/** The one species whose catches stand beside its trade. Source: specification, document 2, section 2.4. */
const NARWHAL = 'Monodon monoceros'

export function NarwhalCatches({ species }: { species: SpeciesDetail }) {
  if (species.scientific_name !== NARWHAL) return null
  return (
    <div className="min-w-0 lg:col-span-6">
      <Boundary skeleton={<Skeleton className="h-125 w-full" />}>
        <Catches species={species} />
      </Boundary>
    </div>
  )
}

function Catches({ species }: { species: SpeciesDetail }) {
  const { data: records } = useSuspenseQuery(api.catches.list.queryOptions({ input: { id: species.id } }))
  const subject = useSubject(species)
  const source = useCatchSource()
  return (
    <CatchesByYearChart name={fileNamePart(species)} subject={subject} records={records} source={source} />
  )
}
