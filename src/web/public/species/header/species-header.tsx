import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { commonName } from '#domain/species/common-name.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { ReviewCard } from './review-card.tsx'
import { SpeciesFacts } from './species-facts.tsx'
import { SpeciesPhoto } from './species-photo.tsx'
import { SpeciesTitle } from './species-title.tsx'

/** Who the page is about, where it stands, and how far its texts were checked. */
export function SpeciesHeader({ species }: { species: SpeciesDetail }) {
  const { t, i18n } = useTranslation('species')
  return (
    <header className="grid gap-x-7 gap-y-7 pt-1 pb-7 md:grid-cols-[15.5rem_minmax(0,1fr)] md:gap-y-5 md:pb-8 xl:grid-cols-[15.5rem_minmax(0,1fr)_16.75rem]">
      <SpeciesPhoto species={species} />
      <div className="flex min-w-0 flex-col justify-center">
        <SpeciesTitle
          scientific_name={species.scientific_name}
          common_name={commonName(species, i18n.language) ?? t('page.noCommonName')}
        />
        <Synonyms synonyms={species.synonyms} />
        <SpeciesFacts species={species} />
      </div>
      <ReviewCard species={species} />
    </header>
  )
}

/** Names that other lists use, and names of old. */
function Synonyms({ synonyms }: Pick<SpeciesDetail, 'synonyms'>) {
  const { t } = useTranslation('species')
  if (synonyms.length === 0) return null
  return (
    <p className="mt-1 text-sm text-ink-3">
      {t('page.also')}{' '}
      {synonyms.map(({ synonym }, place) => (
        <span key={synonym}>
          {place > 0 && ', '}
          <SpeciesName name={synonym} />
        </span>
      ))}
    </p>
  )
}
