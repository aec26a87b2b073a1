import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { signsOf, type TradeShown } from '#web/charts/trade-shown.ts'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { Boundary } from '#web/components/section.tsx'
import { useHash } from '#web/components/use-hash.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TREND_TESTS } from '../../species-search.ts'
import { Card } from './card.tsx'
import { TrendCard } from './trend-card.tsx'
import { TrendGrid } from './trend-grid.tsx'

/** Records, article, years and trend, with a button that shows the tests of the trend. */
export function TradeCards({ species, trade }: { species: SpeciesDetail; trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const isAskedFor = useHash() === TREND_TESTS
  const [chosen, setShowsGrid] = useState<boolean>()
  const showsGrid = chosen ?? isAskedFor
  const { view } = trade

  return (
    <div className="@container rounded-md border border-line bg-surface">
      <dl className="grid grid-cols-2 @3xl:grid-cols-[1fr_1.4fr_0.7fr_1.5fr]">
        <Card
          name={t('cards.records')}
          notes={signsOf(trade, 'both_ledgers_counted', 're_exports', 'newest_year_incomplete')}
          figure={format.number(view.rows)}
        >
          {t('cards.bySides', {
            exporters: format.number(view.exporters_records),
            importers: format.number(view.importers_records),
          })}
        </Card>
        <ArticleCard trade={trade} />
        <Card
          name={t('cards.years')}
          notes={signsOf(trade, 'listed_only_since')}
          figure={format.number(view.years_with_rows)}
        >
          {format.years(view.first_year, view.last_year)}
        </Card>
        <Boundary skeleton={<Skeleton className="m-5 h-20" />} resetKey={species.id}>
          <TrendCard id={species.id} isOpen={showsGrid} onToggle={() => setShowsGrid(!showsGrid)} />
        </Boundary>
      </dl>
      {/* On paper nothing can be opened. */}
      <div className={showsGrid ? undefined : 'hidden print:block'}>
        <Boundary skeleton={<Skeleton className="m-5 h-60" />} resetKey={species.id}>
          <TrendGrid id={species.id} />
        </Boundary>
      </div>
    </div>
  )
}

/** The quantity of the article by its larger side, with both sides under it; they are never added. */
function ArticleCard({ trade }: { trade: TradeShown }) {
  const { t } = useTranslation('trade')
  const quantity = useQuantity()
  const labels = useTradeLabels()
  const { view, basis } = trade
  const name = t(view.is_main_article ? 'cards.mainArticle' : 'cards.shownArticle')
  const totals = view.articles.find(
    ({ term, measure }) => term === view.article?.term && measure === view.article.measure,
  )
  if (totals === undefined) {
    return (
      <Card name={name} figure={t('notInYear')}>
        {t('cards.noQuantity')}
      </Card>
    )
  }
  return (
    <Card
      name={name}
      notes={signsOf(trade, 'one_row_year', 'one_side_only', 'one_side_below_a_twentieth')}
      figure={quantity(totals[basis])}
      unit={labels.article(totals)}
    >
      {t('cards.basis', { basis: t(`basis.${basis}`), movement: t(`movement.${view.quantity_movement}`) })}{' '}
      {view.reporter === 'both' &&
        t('cards.sides', { exporters: quantity(totals.exporters), importers: quantity(totals.importers) })}
    </Card>
  )
}
