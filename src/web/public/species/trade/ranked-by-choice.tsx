import { useTranslation } from 'react-i18next'
import type { RankedBy } from '#web/charts/top-countries/top-countries-charts.tsx'
import type { TradeShown } from '#web/charts/trade-shown.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { Choice } from '#web/ui/choice.tsx'

interface RankedByChoiceProps {
  trade: TradeShown
  value: RankedBy
  onChange: (value: RankedBy) => void
}

/** Ranks the countries of both charts by records or by the article shown. */
export function RankedByChoice({ trade, value, onChange }: RankedByChoiceProps) {
  const { t } = useTranslation('trade')
  const labels = useTradeLabels()
  const { article } = trade.view
  if (article === null) return null
  return (
    <Choice
      label={t('countries.rankedBy')}
      value={value}
      options={[
        { value: 'records', label: t('columns.records') },
        { value: 'quantity', label: labels.article(article) },
      ]}
      onChange={onChange}
    />
  )
}
