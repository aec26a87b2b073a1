import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { paragraph } from '#web/charts/paragraph.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** Four counts of records: as exporter, importer and source country, and of goods that others sent on. */
export function CountryFigures({ profile }: { profile: CountryProfile }) {
  const { t } = useTranslation('countries')
  const { figures, counted } = useRoleFigures(profile)
  return (
    <div>
      <h2 className="sr-only">{t('figures.title')}</h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
        {figures.map(({ name, fact, note }) => (
          <div key={name} className="bg-surface px-4 py-3.5 md:px-5">
            <dt className="text-xs font-semibold text-ink-2">{name}</dt>
            <dd className="mt-1">
              <span className="block font-serif text-[1.75rem] leading-tight md:text-[2rem]">{fact}</span>
              <span className="mt-1 block text-xs text-ink-2">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-2">{counted}</p>
    </div>
  )
}

/** The records of a country in each role, and how they are counted. */
export function useRoleFigures(profile: CountryProfile) {
  const { t } = useTranslation('countries')
  const format = useFormat()
  const country = useCountryName()(profile.code)
  const { as_exporter, as_importer, as_source, sent_on, from_sea, first_year, last_year } = profile
  const species = (count: number) => t('figures.species', { count, figure: format.number(count) })
  const figures = [
    { name: t('roles.exporter'), of: as_exporter, note: species(as_exporter.species_counted) },
    { name: t('roles.importer'), of: as_importer, note: species(as_importer.species_counted) },
    { name: t('roles.source'), of: as_source, note: t('figures.source') },
    { name: t('roles.sentOn'), of: sent_on, note: t('figures.sentOn') },
  ]
  return {
    figures: figures.map(({ of, ...figure }) => ({ ...figure, fact: format.number(of.records) })),
    counted: paragraph(
      t('figures.counted', { years: format.years(first_year, last_year) }),
      from_sea > 0 && t('figures.fromSea', { count: from_sea, figure: format.number(from_sea), country }),
    ),
  }
}
