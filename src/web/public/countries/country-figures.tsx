import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** Four counts of records: as exporter, importer and source country, and of goods that others sent on. */
export function CountryFigures({ profile }: { profile: CountryProfile }) {
  const { t } = useTranslation('countries')
  const format = useFormat()
  const country = useCountryName()(profile.code)
  const { as_exporter, as_importer, as_source, sent_on, from_sea, first_year, last_year } = profile
  const species = (count: number) => t('figures.species', { count, figure: format.number(count) })
  return (
    <div>
      <h2 className="sr-only">{t('figures.title')}</h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
        <Figure
          name={t('roles.exporter')}
          figure={as_exporter.records}
          what={species(as_exporter.species_counted)}
        />
        <Figure
          name={t('roles.importer')}
          figure={as_importer.records}
          what={species(as_importer.species_counted)}
        />
        <Figure name={t('roles.source')} figure={as_source.records} what={t('figures.source')} />
        <Figure name={t('roles.sentOn')} figure={sent_on.records} what={t('figures.sentOn')} />
      </dl>
      <p className="mt-3 text-sm text-ink-2">
        {t('figures.counted', { years: format.years(first_year, last_year) })}
        {from_sea > 0 &&
          ` ${t('figures.fromSea', { count: from_sea, figure: format.number(from_sea), country })}`}
      </p>
    </div>
  )
}

function Figure({ name, figure, what }: { name: string; figure: number; what: string }) {
  const format = useFormat()
  return (
    <div className="bg-surface px-4 py-3.5 md:px-5">
      <dt className="text-xs font-semibold text-ink-2">{name}</dt>
      <dd className="mt-1">
        <span className="block font-serif text-[1.75rem] leading-tight md:text-[2rem]">
          {format.number(figure)}
        </span>
        <span className="mt-1 block text-xs text-ink-2">{what}</span>
      </dd>
    </div>
  )
}
