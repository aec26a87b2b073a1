import type { SpeciesDetail } from '#contract/species-contract.ts'
import { TranslatedText } from '#web/translations/translated-text.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { UncheckedMark } from './unchecked-mark.tsx'

/** What editors wrote about the family of a species. */
export function FamilyText({
  species: { id, family_description, family_record },
}: {
  species: SpeciesDetail
}) {
  const localize = useSpeciesTexts(id)
  if (!family_description || family_record === null) return null
  const localized = localize({ record_id: family_record.id, field: 'description' }, family_description)
  return (
    <p className="max-w-read">
      <TranslatedText localized={localized} />
      <UncheckedMark {...family_record} />
    </p>
  )
}
