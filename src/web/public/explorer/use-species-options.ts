import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { speciesSlug } from '#domain/species/species-slug.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useAskedSpecies } from '../use-asked-species.ts'
import type { Explorable, ExplorableSpecies } from './use-explorable-species.ts'

/** The species that can be chosen: all of them, or of many those that are chosen and those that what is typed finds. */
export function useSpeciesOptions({ all, areAll }: Explorable, chosen: readonly string[]) {
  const { t } = useTranslation('explorer')
  const format = useFormat()
  const [text, setText] = useState('')
  const { species = [] } = useAskedSpecies(text, !areAll)
  const asked = species.map(({ scientific_name, common_name, total_trade_records }) => ({
    slug: speciesSlug(scientific_name),
    scientific_name,
    name: common_name,
    records: total_trade_records,
  }))
  const offered: readonly Pick<ExplorableSpecies, 'slug' | 'name' | 'scientific_name' | 'records'>[] = areAll
    ? all
    : [
        ...all.filter(({ slug }) => chosen.includes(slug)),
        ...asked.filter(({ slug }) => !chosen.includes(slug)),
      ]
  return {
    onSearch: areAll ? undefined : setText,
    options: offered.map(({ slug, name, scientific_name, records }) => ({
      value: slug,
      label: name === scientific_name ? name : t('species.option', { name, scientific: scientific_name }),
      note: format.number(records),
    })),
  }
}
