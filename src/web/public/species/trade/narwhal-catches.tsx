import type { SpeciesDetail } from '#contract/species-contract.ts'
import { Boundary } from '#web/components/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CatchChart, useCatches } from '../catch/catch-chart.tsx'

/** The one species with its catches among its trade. Source: specification, document 2, section 2.4. */
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
  return <CatchChart species={species} records={useCatches(species.id)} />
}
