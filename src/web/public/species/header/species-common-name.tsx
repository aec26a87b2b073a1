import { useTranslation } from 'react-i18next'
import type { NamedSpecies } from '#contract/view-to-draw.ts'
import { capitalised } from '#domain/names/letter-case.ts'
import { localName } from '#domain/names/local-name.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { commonName } from '#domain/species/common-name.ts'

/** What the head of a page calls a species, marked as English where it has no name in the reader's language. */
export function SpeciesCommonName({ species }: { species: NamedSpecies }) {
  const { t, i18n } = useTranslation('species')
  const name = commonName(species, i18n.language)
  if (name === undefined) return t('page.noCommonName')
  const isEnglish =
    localName(species.common_names, i18n.language) === undefined && species.common_name !== null
  return <span lang={isEnglish ? FALLBACK_LANGUAGE : undefined}>{capitalised(name)}</span>
}
