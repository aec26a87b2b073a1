import { lazy } from 'react'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { Boundary } from '#web/components/section.tsx'
import { ConservationSkeleton } from './conservation-skeleton.tsx'

const ConservationTab = lazy(() =>
  import('./conservation-tab.tsx').then(({ ConservationTab: tab }) => ({ default: tab })),
)

/** The conservation tab with its loading; it comes only where it is shown. */
export function ConservationPart({ species }: { species: SpeciesDetail }) {
  return (
    <Boundary skeleton={<ConservationSkeleton />} resetKey={species.id}>
      <ConservationTab species={species} />
    </Boundary>
  )
}
