import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SPECIES_GROUPS } from '#domain/species/species-groups.ts'
import { speciesSlug } from '#domain/species/species-slug.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ValuePicker } from '#web/ui/value-picker.tsx'
import { OptionRow } from '../species/trade/choices/option-row.tsx'
import { useAskedSpecies } from '../use-asked-species.ts'
import type { Explorable, ExplorableSpecies } from './use-explorable-species.ts'
import type { Explorer } from './use-explorer.ts'

interface SpeciesChoiceProps extends Pick<Explorer, 'change'> {
  /** The species that are asked about, as addresses name them. */
  named: readonly string[]
  species: Explorable
}

const ALL = 'all'

/** Which species are asked about: some, a group of them, or all. Memoized, because its list is long. */
export const SpeciesChoice = memo(function SpeciesChoice({ named, change, species }: SpeciesChoiceProps) {
  const { t } = useTranslation('explorer')
  const chosen = named.flatMap((name) => species.find(name)?.slug ?? [])
  const inGroup = (group: string) => species.all.filter((one) => one.group === group).length

  return (
    <section
      aria-label={t('species.title')}
      className="@container grid gap-4 rounded-md border border-line bg-surface px-4 py-4 md:px-5"
    >
      <ValuePicker
        label={t('species.label')}
        values={chosen}
        {...useSpeciesOptions(species, chosen)}
        summary={summary()}
        search={t('species.find')}
        empty={t('species.notFound')}
        onChange={(picked) => change({ species: picked })}
      />
      <OptionRow
        label={t('species.groups')}
        options={[
          {
            value: ALL,
            label: t('group.all', { count: species.count }),
            isChosen: named.length === 0,
          },
          ...SPECIES_GROUPS.filter((group) => !species.areAll || inGroup(group) > 0).map((group) => ({
            value: group,
            label: t(`group.${group}`),
            ...(species.areAll ? { rows: inGroup(group) } : {}),
            isChosen: named.includes(group),
          })),
        ]}
        onPress={(group) => change({ species: group === ALL ? [] : [group] })}
      />
    </section>
  )

  function summary(): string {
    const [first] = named
    if (first === undefined) return t('group.all', { count: species.count })
    if (named.length > 1) return t('species.several', { count: named.length })
    const group = species.groupNamed(first)
    return group === undefined ? (species.find(first)?.name ?? first) : t(`group.${group}`)
  }
})

/** The species that can be chosen: all of them, or of many those that are chosen and those that what is typed finds. */
function useSpeciesOptions({ all, areAll }: Explorable, chosen: readonly string[]) {
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
