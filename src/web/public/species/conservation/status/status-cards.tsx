import type { SpeciesDetail } from '#contract/species-contract.ts'
import { CitesCard } from './cites-card.tsx'
import { CmsCard } from './cms-card.tsx'
import { IucnCard } from './iucn-card.tsx'

interface StatusCardsProps {
  species: SpeciesDetail
  currentYear: number
}

/** What the Red List, CITES and CMS say of the species today. */
export function StatusCards({ species, currentYear }: StatusCardsProps) {
  return (
    <div className="@container">
      <div className="grid gap-5 @3xl:grid-cols-3">
        <IucnCard species={species} />
        <CitesCard species={species} currentYear={currentYear} />
        <CmsCard species={species} currentYear={currentYear} />
      </div>
    </div>
  )
}
