import { useTranslation } from 'react-i18next'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import type { GalleryOrder } from '#domain/species/gallery-orders.ts'
import { useLocalNames } from '#web/components/use-local-names.ts'
import { SpeciesCards } from './species-cards.tsx'

interface NamedSpeciesProps {
  species: readonly SpeciesCard[]
  order: GalleryOrder
}

/** The species of a page. By name, those that have none in the reader's language come last, under a line that says so. */
export function NamedSpecies({ species, order }: NamedSpeciesProps) {
  const { t, i18n } = useTranslation('species')
  const localName = useLocalNames()
  const isByLocalName = order === 'name' && i18n.language !== FALLBACK_LANGUAGE
  const named = isByLocalName ? species.filter(({ id }) => localName(id) !== undefined) : species
  const unnamed = species.filter((one) => !named.includes(one))
  const withRecords = order === 'trade'
  return (
    <>
      {named.length > 0 && <SpeciesCards species={named} withRecords={withRecords} />}
      {unnamed.length > 0 && (
        <section className="not-first:mt-8">
          <p className="mb-3 border-b border-line pb-1.5 text-sm text-ink-2 listed:border-0">
            {t('gallery.unnamed')}
          </p>
          <SpeciesCards species={unnamed} withRecords={withRecords} />
        </section>
      )}
    </>
  )
}
