import type { SpeciesDetail } from '#contract/species-contract.ts'
import { Translated } from '#web/translations/translated.tsx'
import { UncheckedTranslation } from '#web/translations/unchecked-translation.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'

interface SourcedNotesProps {
  species: SpeciesDetail
  listing: { id: string; notes: string | null; source: string | null; checked: boolean }
}

/** What is noted of a listing, and whether somebody has compared the row with its source. */
export function SourcedNotes({ species, listing: { id, notes, source, checked } }: SourcedNotesProps) {
  const localize = useSpeciesTexts(species.id)
  const localized = notes ? localize({ record_id: id, field: 'notes' }, notes) : undefined
  return (
    <>
      {localized && (
        <p className="max-w-90 min-w-44">
          <Translated localized={localized} />
        </p>
      )}
      {!checked && <UncheckedMark source={source} />}
      {localized && <UncheckedTranslation localized={localized} />}
    </>
  )
}
