import type { SpeciesDetail } from '#contract/species-contract.ts'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { Boundary } from '#web/components/section.tsx'
import { ConservationSkeleton } from './conservation-skeleton.tsx'

const ConservationTab = lazyPart(() =>
  import('./conservation-tab.tsx').then(({ ConservationTab: tab }) => tab),
)

/** The conservation tab with its loading; it comes only where it is shown. */
export function ConservationPart({ species }: { species: SpeciesDetail }) {
  return (
    <Boundary skeleton={<ConservationSkeleton />} resetKey={species.id}>
      <ConservationTab species={species} />
    </Boundary>
  )
}
