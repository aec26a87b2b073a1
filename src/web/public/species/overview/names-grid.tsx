import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommonName } from '#contract/names-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { capitalised } from '#domain/names/letter-case.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { namesByLanguage } from './names-by-language.ts'
import { UncheckedMark } from './unchecked-mark.tsx'

/** Common names by language. */
export function NamesGrid({ names }: { names: readonly CommonName[] }) {
  const { t, i18n } = useTranslation('species')
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' })
  const groups = namesByLanguage(names)
  if (groups.length === 0) return <p className="text-ink-3">{t('names.none')}</p>

  return (
    <FactGrid
      facts={groups.map(({ language, iso_639, names: known }) => ({
        name:
          language === 'other' && iso_639
            ? capitalised(languages.of(iso_639) ?? iso_639)
            : t(`languages.${language}`),
        value: known.map(({ name, checked, source }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <span lang={iso_639 ?? undefined}>{name}</span>
            <UncheckedMark checked={checked} source={source} />
          </span>
        )),
      }))}
    />
  )
}

/** Short facts in columns. */
export function FactGrid({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 lg:grid-cols-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0 border-t border-line pt-2.5 pb-4">
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className="mt-0.5 text-ui break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const RANKS = [
  'kingdom',
  'phylum',
  'class',
  'order_name',
  'family',
  'genus',
  'species_name',
  'authority',
] as const
/** Names of genus and below are italic. */
const ITALIC: readonly string[] = ['genus', 'species_name']

export function TaxonomyGrid({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('species')
  const known = RANKS.flatMap((rank) => {
    const name = species[rank]
    return name ? [{ rank, name }] : []
  })
  return (
    <FactGrid
      facts={known.map(({ rank, name }) => ({
        name: t(`taxonomy.${rank}`),
        value: ITALIC.includes(rank) ? <SpeciesName name={name} /> : name,
      }))}
    />
  )
}
