import { useTranslation } from 'react-i18next'
import { TwoLedgersChart } from '#web/charts/two-ledgers/two-ledgers-chart.tsx'
import { useQuantity } from '#web/charts/use-quantity.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useTradeShown } from '../species/trade/use-trade-shown.ts'
import { BriefChart, drawnAt, PAGE_WIDTH } from './brief-frame.tsx'
import type { BriefTrade } from './records-part.tsx'

const DRAWN = drawnAt({ width: PAGE_WIDTH, height: 165 })

/** Both ledgers of the main article by year, with what they come to. */
export function LedgersPart({ species, view }: BriefTrade) {
  const { t } = useTranslation(['trade', 'brief'])
  const format = useFormat()
  const quantity = useQuantity()
  const trade = useTradeShown({ species, view, selection: {} })
  const { ledgers } = view
  if (ledgers === null) return null
  const { exporters, importers, agreement, lean } = ledgers
  const figure = Math.abs(lean ?? 0)
  return (
    <div>
      <BriefChart drawn={DRAWN}>
        <TwoLedgersChart trade={trade} />
      </BriefChart>
      <p className="brief-what">
        {t('cards.sides', { exporters: quantity(exporters), importers: quantity(importers) })}{' '}
        {agreement !== null &&
          t('brief:agreement', {
            matched: quantity(ledgers.matched),
            larger: quantity(ledgers.larger),
            agreement: format.number(agreement, 2, 2),
          })}{' '}
        {lean !== null && lean !== 0 && (
          <>
            {t('ledgers.columns.lean')}:{' '}
            {t(lean > 0 ? 'ledgers.leansToExporter' : 'ledgers.leansToImporter', {
              figure: format.number(figure, 2, 2),
            })}
            .
          </>
        )}
      </p>
    </div>
  )
}
