import { useTranslation } from 'react-i18next'
import { Quoting } from '#web/components/quoting.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { FactsShown } from '../../countries/facts/facts-shown.tsx'
import { useCountryFacts } from '../../countries/facts/use-country-facts.ts'
import { BriefPart } from '../brief-page.tsx'
import { useNamesInText } from './use-names-in-text.ts'

/** Which catches of a country are on record, by species. */
export function CountryCatchesPart({ code }: { code: string }) {
  const { t } = useTranslation(['countries', 'brief'])
  const format = useFormat()
  const { nameOf, englishOf } = useNamesInText()
  const { catches } = useCountryFacts(code)
  const listed = catches.map((one) =>
    t('brief:country.catches.of', {
      species: nameOf(one),
      years: format.years(one.first_year, one.last_year),
      records: format.number(one.records),
    }),
  )
  return (
    <BriefPart title={t('catches.title')}>
      <p>
        {catches.length === 0 ? (
          t('catches.none')
        ) : (
          <Quoting english={englishOf(catches)}>
            {t('brief:country.catches.all', { catches: listed.join('; ') })}
          </Quoting>
        )}
      </p>
      <FactsShown code={code} view="catches" />
    </BriefPart>
  )
}
