import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryProfile } from '#contract/countries-contract.ts'
import { Agreement, Lean } from '#web/charts/two-ledgers/agreement-figures.tsx'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import type { LedgerSide } from './country-articles.tsx'
import { useSpeciesNames } from './use-country-charts.ts'

type Article = CountryProfile[LedgerSide]['articles'][number]

interface ArticlesTableProps {
  profile: CountryProfile
  side: LedgerSide
  articles: readonly Article[]
  /** Names the table. */
  label: string
}

const CELL = 'px-2 py-2 text-right whitespace-nowrap'

/** Both reports of each article, the larger one, how far they agree and who reports more. */
export function ArticlesTable({ profile, side, articles, label }: ArticlesTableProps) {
  const { t } = useTranslation('countries')
  const columns = useArticleColumns(profile, side)
  return (
    <ScrollRegion aria-label={label} className="mt-3">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-ink align-bottom text-xs text-ink-2">
            <th scope="col" className="py-2 pr-2 text-left font-semibold">
              {t('articles.article')}
            </th>
            {columns.map(({ head }) => (
              <th key={head} scope="col" className="min-w-18 px-2 py-2 text-right font-semibold last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <ArticleRow
              key={`${article.species_id} ${article.term} ${article.measure}`}
              {...{ profile, side, article }}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

interface ArticleRowProps {
  profile: CountryProfile
  side: LedgerSide
  article: Article
}

function ArticleRow({ profile, side, article }: ArticleRowProps) {
  const { t } = useTranslation('countries')
  const columns = useArticleColumns(profile, side)
  const labels = useTradeLabels()
  const nameOf = useSpeciesNames(profile)
  const { species_id, term, measure } = article
  const { window } = profile[side]
  return (
    <tr className="border-b border-line hover:bg-tint">
      <th scope="row" className="min-w-40 py-2 pr-2 text-left font-normal">
        <Link
          to="/species/$id"
          params={{ id: species_id }}
          search={{
            tab: 'trade',
            term,
            unit: measure,
            [side === 'exported' ? 'exporter' : 'importer']: profile.code,
            movement: 'direct',
            start_year: window === null ? undefined : String(window.first),
            end_year: window === null ? undefined : String(window.last),
          }}
          className="text-ink underline decoration-line-strong underline-offset-2"
        >
          {t('articles.named', { species: nameOf(species_id), term: labels.termInText(term) })}
        </Link>
        <span className="block text-xs text-ink-3">{labels.measure(measure)}</span>
      </th>
      {columns.map(({ head, isMain, cell }) => (
        <td key={head} className={`${CELL} last:pr-0 ${isMain ? 'font-semibold' : ''}`}>
          {cell(article)}
        </td>
      ))}
    </tr>
  )
}

interface ArticleColumn {
  head: string
  isMain?: boolean
  cell: (article: Article) => ReactNode
}

/** Both reports, the larger one, how far they agree and who reports more. */
export function useArticleColumns({ code }: CountryProfile, side: LedgerSide): ArticleColumn[] {
  const { t } = useTranslation(['countries', 'trade'])
  const quantity = useQuantity()
  const reports = t('articles.reports', { country: useCountryName()(code) })
  return [
    {
      head: side === 'exported' ? reports : t('trade:ledgers.exportersReport'),
      cell: ({ exporters }) => quantity(exporters),
    },
    {
      head: side === 'imported' ? reports : t('trade:ledgers.importersReport'),
      cell: ({ importers }) => quantity(importers),
    },
    { head: t('trade:ledgers.columns.larger'), isMain: true, cell: ({ larger }) => quantity(larger) },
    {
      head: t('trade:ledgers.columns.agreement'),
      cell: ({ agreement }) => <Agreement agreement={agreement} />,
    },
    { head: t('trade:ledgers.columns.lean'), cell: ({ lean }) => <Lean lean={lean} /> },
  ]
}
