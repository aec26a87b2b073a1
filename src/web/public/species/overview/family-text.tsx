import type { SpeciesDetail } from '#contract/species-contract.ts'
import { Translated } from '#web/translations/translated.tsx'
import { TranslationSign } from '#web/translations/translation-sign.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { UncheckedMark } from './unchecked-mark.tsx'

/** What editors wrote about the family of a species. */
export function FamilyText({ species: { id, family_text } }: { species: SpeciesDetail }) {
  const localize = useSpeciesTexts(id)
  if (!family_text?.description) return null
  const localized = localize({ record_id: family_text.id, field: 'description' }, family_text.description)
  return (
    <p className="max-w-read">
      <Translated localized={localized} />
      <TranslationSign localized={localized} />
      <UncheckedMark {...family_text} />
    </p>
  )
}
