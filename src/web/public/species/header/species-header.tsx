import { Link } from '@tanstack/react-router'
import { GitCompareArrows, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { SimulationMark } from '#domain/releases/simulated-figures.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { KeySentence } from './key-sentence.tsx'
import { ReviewLine } from './review-line.tsx'
import { SpeciesCommonName } from './species-common-name.tsx'
import { SpeciesFacts } from './species-facts.tsx'
import { SpeciesPhoto } from './species-photo.tsx'

export function SpeciesHeader({ species }: { species: SpeciesDetail & SimulationMark }) {
  const { t } = useTranslation('species')
  return (
    <header>
      <div className="grid gap-x-7 gap-y-7 pt-1 pb-6 md:grid-cols-[15.5rem_minmax(0,1fr)]">
        <SpeciesPhoto species={species} />
        <div className="flex min-w-0 flex-col justify-center">
          <h1 className="text-[2.5rem] leading-[1.04] font-normal tracking-[-0.02em] text-balance md:text-5xl">
            <SpeciesName name={species.scientific_name} className="text-[1em]" />
          </h1>
          <p className="mt-2 text-lg text-ink-2">
            <SpeciesCommonName species={species} />
          </p>
          <Synonyms synonyms={species.synonyms} />
          <KeySentence species={species} />
          <SpeciesFacts species={species} />
          <p className="mt-4 flex flex-wrap gap-x-6 text-sm print:hidden">
            <Link
              to="/research/species-comparison"
              search={{ species: [species.id] }}
              className="inline-flex min-h-8 items-center gap-1.5 text-accent"
            >
              <GitCompareArrows className="size-4" />
              {t('page.compareWith')}
            </Link>
            <Link
              to="/species/$id/brief"
              params={{ id: species.id }}
              className="inline-flex min-h-8 items-center gap-1.5 text-accent"
            >
              <Printer className="size-4" />
              {t('page.brief')}
            </Link>
          </p>
        </div>
      </div>
      <ReviewLine species={species} />
    </header>
  )
}

/** Names of other lists and former names. */
function Synonyms({ synonyms }: Pick<SpeciesDetail, 'synonyms'>) {
  const { t } = useTranslation('species')
  if (synonyms.length === 0) return null
  return (
    <p className="mt-1 text-sm text-ink-3">
      {t('page.also')}{' '}
      {synonyms.map(({ synonym }, index) => (
        <span key={synonym}>
          {index > 0 && ', '}
          <SpeciesName name={synonym} />
        </span>
      ))}
    </p>
  )
}
