import { useTranslation } from 'react-i18next'
import { signsOf, type TradeShown } from '#web/charts/trade-shown.ts'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { Card } from './card.tsx'

/** The article shown: the larger side as the large figure, both sides under it, never added. */
export function ArticleCard({ trade }: { trade: TradeShown }) {
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
