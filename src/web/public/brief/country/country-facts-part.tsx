import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { BriefFacts } from '../brief-page.tsx'

/** The records of a country in each role, and how they are counted. */
export function CountryFactsPart({ profile }: { profile: CountryProfile }) {
  const { t } = useTranslation('countries')
  const format = useFormat()
  const country = useCountryName()(profile.code)
  const { as_exporter, as_importer, as_source, sent_on, from_sea, first_year, last_year } = profile
  const species = (count: number) => t('figures.species', { count, figure: format.number(count) })
  return (
    <>
      <BriefFacts
        facts={[
          {
            name: t('roles.exporter'),
            fact: format.number(as_exporter.records),
            note: species(as_exporter.species_counted),
          },
          {
            name: t('roles.importer'),
            fact: format.number(as_importer.records),
            note: species(as_importer.species_counted),
          },
          { name: t('roles.source'), fact: format.number(as_source.records), note: t('figures.source') },
          { name: t('roles.sentOn'), fact: format.number(sent_on.records), note: t('figures.sentOn') },
        ]}
      />
      <p className="brief-what">
        {t('figures.counted', { years: format.years(first_year, last_year) })}
        {from_sea > 0 &&
          ` ${t('figures.fromSea', { count: from_sea, figure: format.number(from_sea), country })}`}
      </p>
    </>
  )
}
