import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { RecordsOverTimeChart } from '#web/charts/records-over-time/records-over-time-chart.tsx'
import { eventYears } from '#web/charts/records-over-time/records-over-time-points.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { type TradeToShow, useTradeShown } from '../species/trade/use-trade-shown.ts'
import { useEventLabels } from '../species/use-event-labels.ts'
import { BriefChart, drawnAt, PAGE_WIDTH } from './brief-frame.tsx'

export type BriefTrade = Omit<TradeToShow, 'selection'>

const LEAST_HEIGHT = 215
/** Of the plot below the names of events, and what each may need above it. */
const PLOT_HEIGHT = 130
const EVENT_HEIGHT = 16

/** Records by year with the events of status and listings. */
export function RecordsPart({ species, view }: BriefTrade) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const trade = useTradeShown({ species, view, selection: {} })
  const labelsOf = useEventLabels()
  const { data: events } = useSuspenseQuery(api.timeline.list.queryOptions({ input: { id: species.id } }))
  const [sentOn] = view.signs.flatMap((one) => (one.sign === 're_exports' ? [one.share] : []))
  const marks = eventYears(events, trade.span)
  const height = Math.max(LEAST_HEIGHT, PLOT_HEIGHT + EVENT_HEIGHT * marks.length)
  return (
    <div>
      <BriefChart drawn={drawnAt({ width: PAGE_WIDTH, height })}>
        <RecordsOverTimeChart
          trade={trade}
          events={events.map((event) => ({ ...labelsOf(event), details: null }))}
        />
      </BriefChart>
      <p className="brief-what">
        {t('cards.bySides', {
          exporters: format.number(view.exporters_records),
          importers: format.number(view.importers_records),
        })}
        {'. '}
        {sentOn !== undefined && t('sign.re_exports.what', { share: format.percent(sentOn * 100) })}
      </p>
    </div>
  )
}
