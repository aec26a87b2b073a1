import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { InEnglish, SaidWords } from '#web/translations/translated.tsx'
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
  const say = useSpeciesTexts(species.id)
  if (!notes) return null
  const said = say({ record_id: id, field: 'notes' }, notes)
  return (
    <StatusNote
      name={t('status.facts.annotation')}
      below={
        <>
          <InEnglish said={said} />
          <UncheckedTranslation said={said} />
        </>
      }
    >
      <SaidWords said={said} />
    </StatusNote>
  )
}
