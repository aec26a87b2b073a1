import { useTranslation } from 'react-i18next'
import type { FlowCounts } from '#domain/trade/flow-counts.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useQuantity } from '../use-quantity.ts'

/** What is drawn and what is not, in figures and words; nothing without trade. */
export function useMapSums(counts: FlowCounts<number> | null) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const write = useQuantity()
  if (counts === null) return []
  const ofFlows = (flows: number) => ({ count: flows, figure: format.number(flows) })
  const { drawn, others, unnamed, high_seas, total } = counts
  const share = format.percent(total.figure > 0 ? (drawn.figure / total.figure) * 100 : 0)
  return [
    { name: t('map.drawn'), sum: drawn, note: t('map.drawnFlows', { count: drawn.flows, share }) },
    { name: t('map.others'), sum: others, note: t('map.otherFlows', ofFlows(others.flows)) },
    { name: t('map.unnamed'), sum: unnamed, note: t('map.unnamedFlows', ofFlows(unnamed.flows)) },
    {
      name: t('countries.highSeas'),
      sum: high_seas,
      note: t('map.highSeasFlows', ofFlows(high_seas.flows)),
    },
  ].map(({ sum, ...named }) => ({ ...named, figure: write(sum.figure) }))
}
