import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { globalCategory, statusOfCard } from '#domain/assessments/red-list-status.ts'
import { CommonName } from '#web/components/common-name.tsx'
import { PictureCredit } from '#web/components/picture-credit.tsx'
import { Section } from '#web/components/section.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { SpeciesPicture } from '#web/components/species-picture.tsx'
import { SpeciesStatus } from '#web/ui/species-status.tsx'

export function FeaturedSpecies({ species, total }: { species: readonly SpeciesCard[]; total: number }) {
  const { t } = useTranslation('landing')
  return (
    <Section
      title={t('featured.heading')}
      aside={
        <Link to="/gallery" className="text-accent underline">
          {t('featured.all', { count: total })}
        </Link>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-6">
        {species.map((one) => (
          <FeaturedCard key={one.id} species={one} />
        ))}
      </ul>
    </Section>
  )
}

function FeaturedCard({ species }: { species: SpeciesCard }) {
  const { id, common_name, scientific_name } = species
  return (
    <li className="relative overflow-hidden rounded-md border border-line bg-surface has-hover:border-line-strong">
      <SpeciesPicture species={species} />
      <div className="border-t border-line px-4.5 pt-4 pb-4.5">
        <PictureCredit credit={species.image_credit} />
        <h3 className="font-serif text-xl font-normal">
          <Link
            to="/species/$id"
            params={{ id }}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            <CommonName species_id={id} name={common_name} />
          </Link>
        </h3>
        <p className="mt-0.75 mb-3 text-ink-2">
          <SpeciesName name={scientific_name} />
        </p>
        <p className="flex items-center gap-1">
          <SpeciesStatus status={statusOfCard(species)} />
          {globalCategory(species) === 'CR' && <TriangleAlert className="size-4 text-danger" />}
        </p>
      </div>
    </li>
  )
}
