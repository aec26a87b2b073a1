import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SpeciesCard as Species } from '#contract/species-card-contract.ts'
import { statusOfCard } from '#domain/assessments/red-list-status.ts'
import { CommonName } from '#web/components/common-name.tsx'
import { PictureCredit } from '#web/components/picture-credit.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { SpeciesPicture } from '#web/components/species-picture.tsx'
import { CitesBadge } from '#web/ui/appendix-badge.tsx'
import { SpeciesStatus } from '#web/ui/species-status.tsx'

/** The cards that are in view at first on a wide screen. */
const FIRST_ROW = 4

interface SpeciesCardsProps extends Pick<CardGridProps, 'beside'> {
  species: readonly Species[]
}

export function SpeciesCards({ species, beside }: SpeciesCardsProps) {
  return (
    <CardGrid beside={beside}>
      {species.map((one, index) => (
        <SpeciesCard key={one.id} species={one} lazy={index >= FIRST_ROW} />
      ))}
    </CardGrid>
  )
}

interface CardGridProps {
  /** From large screens on the cards share the width with a panel. */
  beside?: boolean
  children: ReactNode
}

/** One, two, three or four cards beside each other. */
export function CardGrid({ beside = false, children }: CardGridProps) {
  const columns = beside ? 'xl:grid-cols-3' : 'lg:grid-cols-3 xl:grid-cols-4'
  return <ul className={`grid gap-5 sm:grid-cols-2 ${columns}`}>{children}</ul>
}

/** A card is laid out and painted when it comes into view; until then it has the height of most cards. */
const ONCE_IN_SIGHT =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_24rem] print:[content-visibility:visible]'

function SpeciesCard({ species, lazy }: { species: Species; lazy: boolean }) {
  const { id, scientific_name, common_name, family, current_cites_appendix } = species
  return (
    <li
      className={`relative flex flex-col overflow-hidden rounded-md border border-line bg-surface has-hover:border-line-strong ${ONCE_IN_SIGHT}`}
    >
      <SpeciesPicture species={species} lazy={lazy} />
      <div className="flex flex-1 flex-col border-t border-line px-3.5 pt-3 pb-3.5">
        <PictureCredit credit={species.image_credit} />
        <h2 className="text-lg leading-[1.3]">
          <Link
            to="/species/$id"
            params={{ id }}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            <SpeciesName name={scientific_name} className="" />
          </Link>
        </h2>
        <p className="text-ui font-semibold">
          <CommonName species_id={id} name={common_name} />
        </p>
        <p className="text-xs text-ink-3">{family}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-1.5 gap-y-2 pt-3">
          <SpeciesStatus status={statusOfCard(species)} />
          <CitesBadge appendix={current_cites_appendix} />
        </div>
      </div>
    </li>
  )
}
