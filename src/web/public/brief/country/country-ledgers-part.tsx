import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { paragraph } from '#web/charts/paragraph.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useArticleColumns } from '../../countries/articles-table.tsx'
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
  const what = paragraph(
    t('articles.subtitle', { years }),
    left_out > 0 && t('articles.leftOut', { count: left_out, figure: format.number(left_out) }),
    counted > most && t('brief:country.firstArticles', { count: most, all: format.number(counted) }),
  )
  return (
    <BriefPart title={t(`articles.${side}`)} what={what}>
      <ArticlesOf profile={profile} side={side} articles={articles.slice(0, most)} />
    </BriefPart>
  )
}

interface ArticlesOfProps extends Omit<CountryLedgersProps, 'most'> {
  articles: CountryProfile[LedgerSide]['articles']
}

function ArticlesOf({ profile, side, articles }: ArticlesOfProps) {
  const { t } = useTranslation('countries')
  const labels = useTradeLabels()
  const nameOf = useSpeciesNames(profile)
  const columns = useArticleColumns(profile, side)
  return (
    <table className="brief-table">
      <thead>
        <tr>
          <th scope="col">{t('articles.article')}</th>
          {columns.map(({ head }) => (
            <th key={head} scope="col" className="brief-number">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <tr key={`${article.species_id} ${article.term} ${article.measure}`}>
            <th scope="row">
              {t('articles.named', {
                species: nameOf(article.species_id),
                term: labels.termInText(article.term),
              })}{' '}
              <small>{labels.measure(article.measure)}</small>
            </th>
            {columns.map(({ head, cell }) => (
              <td key={head} className="brief-number">
                {cell(article)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
