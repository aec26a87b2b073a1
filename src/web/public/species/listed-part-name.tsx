import { useTranslation } from 'react-i18next'
import { epithetsOf, type ListedPart, piecesOf } from '#domain/listings/listed-part.ts'
import { inEnglish } from '#domain/translations/localized-text.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { LocalizedSpan } from '#web/translations/translated-text.tsx'

/** What a listing covers of its species: subspecies with their epithets in italics, a population by its name. */
export function ListedPartName({ listing }: { listing: ListedPart }) {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  const epithets = epithetsOf(listing)
  if (epithets === undefined)
    return <LocalizedSpan localized={inEnglish(listing.population_identifier ?? '')} />
  const label = t('listedPart.subspecies', { count: epithets.length, names: format.list(epithets) })
  return piecesOf(label, epithets).map(({ text, isLatin }) =>
    isLatin ? <SpeciesName key={text} name={text} /> : text,
  )
}
