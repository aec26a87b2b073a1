import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { Agreement, Lean } from '#web/charts/two-ledgers/agreement-figures.tsx'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { LedgerSide } from '../../countries/country-articles.tsx'
import { useSpeciesNames } from '../../countries/use-country-charts.ts'
import { BriefPart } from '../brief-page.tsx'

interface CountryLedgersProps {
  profile: CountryProfile
  side: LedgerSide
  /** How many articles are listed. */
  most: number
}

/** The articles of most records, as both ledgers report them. */
export function CountryLedgersPart({ profile, side, most }: CountryLedgersProps) {
  const { t } = useTranslation(['countries', 'brief'])
  const format = useFormat()
  const { window, left_out, counted, articles } = profile[side]
  if (window === null) return null
  const years = format.years(window.first, window.last)
  if (counted === 0)
    return (
      <BriefPart title={t(`articles.${side}`)}>
        <p>{t(`articles.none.${side}`, { years })}</p>
      </BriefPart>
    )
  const what = [
    t('articles.subtitle', { years }),
    left_out > 0 && t('articles.leftOut', { count: left_out, figure: format.number(left_out) }),
    counted > most && t('brief:country.firstArticles', { count: most, all: format.number(counted) }),
  ]
  return (
    <BriefPart title={t(`articles.${side}`)} what={what.filter(Boolean).join(' ')}>
      <ArticlesOf profile={profile} side={side} articles={articles.slice(0, most)} />
    </BriefPart>
  )
}

interface ArticlesOfProps extends Omit<CountryLedgersProps, 'most'> {
  articles: CountryProfile[LedgerSide]['articles']
}

function ArticlesOf({ profile, side, articles }: ArticlesOfProps) {
  const { t } = useTranslation(['countries', 'trade'])
  const quantity = useQuantity()
  const labels = useTradeLabels()
  const nameOf = useSpeciesNames(profile)
  const reports = t('articles.reports', { country: useCountryName()(profile.code) })
  const heads = [
    side === 'exported' ? reports : t('trade:ledgers.exportersReport'),
    side === 'imported' ? reports : t('trade:ledgers.importersReport'),
    t('trade:ledgers.columns.larger'),
    t('trade:ledgers.columns.agreement'),
    t('trade:ledgers.columns.lean'),
  ]
  return (
    <table className="brief-table">
      <thead>
        <tr>
          <th scope="col">{t('articles.article')}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="brief-number">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {articles.map(({ species_id, term, measure, ...figures }) => (
          <tr key={`${species_id} ${term} ${measure}`}>
            <th scope="row">
              {t('articles.named', { species: nameOf(species_id), term: labels.termInText(term) })}{' '}
              <small>{labels.measure(measure)}</small>
            </th>
            <td className="brief-number">{quantity(figures.exporters)}</td>
            <td className="brief-number">{quantity(figures.importers)}</td>
            <td className="brief-number">{quantity(figures.larger)}</td>
            <td className="brief-number">
              <Agreement agreement={figures.agreement} />
            </td>
            <td className="brief-number">
              <Lean lean={figures.lean} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
