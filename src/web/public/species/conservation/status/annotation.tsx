import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { InEnglish, LocalizedSpan } from '#web/translations/translated.tsx'
import { UncheckedTranslation } from '#web/translations/unchecked-translation.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { StatusNote } from './status-card.tsx'

interface AnnotationProps {
  species: SpeciesDetail
  listing: { id: string; notes: string | null }
}

/** The note of a listing, where it has one. */
export function Annotation({ species, listing: { id, notes } }: AnnotationProps) {
  const { t } = useTranslation('conservation')
  const localize = useSpeciesTexts(species.id)
  if (!notes) return null
  const localized = localize({ record_id: id, field: 'notes' }, notes)
  return (
    <StatusNote
      name={t('status.facts.annotation')}
      below={
        <>
          <InEnglish localized={localized} />
          <UncheckedTranslation localized={localized} />
        </>
      }
    >
      <LocalizedSpan localized={localized} />
    </StatusNote>
  )
}
