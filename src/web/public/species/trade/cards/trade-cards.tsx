import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { signsOf, type TradeShown } from '#web/charts/trade-shown.ts'
import { Boundary } from '#web/components/section.tsx'
import { useHash } from '#web/components/use-hash.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ArticleCard } from './article-card.tsx'
import { Card } from './card.tsx'
import { TrendCard } from './trend-card.tsx'
import { TrendGrid } from './trend-grid.tsx'
import { TREND_TESTS } from './trend-tests.ts'

interface TradeCardsProps {
  species: SpeciesDetail
  trade: TradeShown
}

/** Records, article, years and trend; the grid that the trend rests on is one press away. */
export function TradeCards({ species, trade }: TradeCardsProps) {
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
      {showsGrid && (
        <Boundary skeleton={<Skeleton className="m-5 h-60" />} resetKey={species.id}>
          <TrendGrid id={species.id} />
        </Boundary>
      )}
    </div>
  )
}
