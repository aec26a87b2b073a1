import { useTranslation } from 'react-i18next'
import type { CountryFacts } from '#contract/country-facts.ts'
import { Quoting } from '#web/components/quoting.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { FactsShown } from '../../countries/facts/facts-shown.tsx'
import { useCountryFacts } from '../../countries/facts/use-country-facts.ts'
import { BriefPart } from '../brief-page.tsx'
import { useNamesInText } from './use-names-in-text.ts'

/** Reservations and suspensions in force when last confirmed, and the export quotas of the newest year on record. */
export function MeasuresPart({ code }: { code: string }) {
  const { t } = useTranslation(['brief', 'countries', 'conservation'])
  const words = useMeasureWords()
  const { englishOf } = useNamesInText()
  const facts = useCountryFacts(code)
  const reservations = facts.reservations.filter(({ is_active }) => is_active)
  const suspensions = facts.trade_suspensions.filter(({ is_active }) => is_active)
  const year = facts.export_quotas[0]?.year
  const quotas = facts.export_quotas.filter((quota) => quota.year === year)
  const hasAny = facts.reservations.length + facts.trade_suspensions.length + facts.export_quotas.length > 0
  return (
    <BriefPart title={t('countries:measures.title')}>
      {!hasAny && <p>{t('countries:measures.none')}</p>}
      {hasAny && (
        <ul className="brief-list">
          <li>
            <Quoting english={englishOf(reservations)}>
              {reservations.length === 0
                ? t('conservation:measures.reservations.noneInForce')
                : t('listings.reservations', { parties: words.reservations(reservations) })}
            </Quoting>
            <FactsShown code={code} view="reservations" />
          </li>
          {suspensions.length > 0 && (
            <li>
              <Quoting english={englishOf(suspensions)}>
                {t('country.suspensions', { species: words.suspensions(suspensions) })}
              </Quoting>
              <FactsShown code={code} view="trade-suspensions" />
            </li>
          )}
          {year !== undefined && (
            <li>
              <Quoting english={englishOf(quotas)}>
                {t('country.quotas', { year, quotas: words.quotas(quotas) })}
              </Quoting>
              <FactsShown code={code} view="export-quotas" />
            </li>
          )}
        </ul>
      )}
    </BriefPart>
  )
}

/** Measures as lists within a sentence. */
function useMeasureWords() {
  const { t } = useTranslation(['brief', 'species', 'conservation'])
  const format = useFormat()
  const { nameOf } = useNamesInText()
  const each = (texts: readonly string[]) => [...new Set(texts)].join('; ')
  return {
    reservations: (all: CountryFacts['reservations']) =>
      [...Map.groupBy(all, ({ appendix }) => appendix)]
        .map(
          ([appendix, ofAppendix]) =>
            `${format.list([...new Set(ofAppendix.map(nameOf))])} (${t('species:facts.listedApart', { appendix })})`,
        )
        .join('; '),
    suspensions: (all: CountryFacts['trade_suspensions']) =>
      each(all.map((one) => `${nameOf(one)} (${t(`conservation:measures.trade.issuers.${one.issued_by}`)})`)),
    quotas: (all: CountryFacts['export_quotas']) =>
      each(
        all.map((one) => {
          const unit = one.unit === 'specimens' ? t('conservation:measures.trade.units.specimens') : one.unit
          return [nameOf(one), format.number(one.quantity), unit].filter(Boolean).join(' ')
        }),
      ),
  }
}
