import type { TranslatedField } from '#domain/translations/translated-fields.ts'
import { Translated } from '#web/translations/translated.tsx'
import { UncheckedTranslation } from '#web/translations/unchecked-translation.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'

interface MeasureTextProps {
  species_id: string
  record_id: string
  field: TranslatedField
  /** In English, as it is stored. */
  text: string | null
}

/** A text of a record in the reader's language, where it has one. */
export function MeasureText({ species_id, record_id, field, text }: MeasureTextProps) {
  const localize = useSpeciesTexts(species_id)
  if (!text) return null
  const localized = localize({ record_id, field }, text)
  return (
    <>
      <span className="block max-w-read min-w-44">
        <Translated localized={localized} />
      </span>
      <UncheckedTranslation localized={localized} />
    </>
  )
}
