import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appendixIn } from '#domain/listings/appendix-history.ts'
import type { CitesListingFacts } from '#domain/listings/current-appendix.ts'
import { recordsInWords } from '#domain/trade/explained/records-in-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { appendixStretches } from '../conservation-trends/conservation-trends-points.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { PlotSwitch } from '../frame/plot-switch.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import { paragraph } from '../paragraph.ts'
import { yearsOf } from '../plot/years.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { eventYears, recordsOverTime } from './records-over-time-points.ts'
import { type ChartEvent, RecordsPlot } from './records-plot.tsx'

interface RecordsOverTimeProps {
  trade: TradeShown
  events: readonly ChartEvent[]
  /** Of the species, for the strip of its appendices; without them there is none. */
  listings?: readonly CitesListingFacts[]
}

export function RecordsOverTimeChart({ trade, events, listings = [] }: RecordsOverTimeProps) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const sentences = useSentences()
  const points = recordsOverTime(trade.view.records_by_year, trade.span, trade.view.last_complete_year)
  const [showsEvents, showEvents] = useState(true)
  const marks = eventYears(events, trade.span)
  const listedSince = listedInside(trade)
  const appendices = appendixStretches(
    yearsOf(trade.span).map((year) => ({ year, citesAppendix: appendixIn(year, listings) ?? null })),
  )
  const happenedIn = (year: number) =>
    marks
      .find((mark) => mark.year === year)
      ?.events.map(eventText)
      .join('; ') ?? ''

  const chart: ChartContent = {
    ...aboutTrade(trade, 'records-over-time'),
    title: t('records.title'),
    glossaryTerms: ['Trade record'],
    subtitle: paragraph(
      t('records.subtitle', { years: years(trade.span.first, trade.span.last) }),
      marks.length > 0 && showsEvents && t('records.dashed'),
      listedSince !== undefined && t('records.hatched', { year: listedSince }),
      appendices.length > 0 && t('records.strip'),
      points.some(({ complete }) => !complete) && t('records.hollow'),
    ),
    caveats: signsOf(trade, 'both_ledgers_counted', 'newest_year_incomplete', 'listed_only_since'),
    counted: trade.countedRecords,
    table: {
      columns: [
        { label: t('columns.year'), kind: 'year' },
        { label: t('columns.records'), kind: 'number' },
        { label: t('columns.byExporters'), kind: 'number' },
        { label: t('columns.byImporters'), kind: 'number' },
        { label: t('columns.complete'), kind: 'text' },
        { label: t('columns.events'), kind: 'text' },
      ],
      rows: points.map(({ year, records, exporters, importers, complete }) => [
        year,
        records,
        exporters,
        importers,
        complete ? t('columns.yes') : t('columns.no'),
        happenedIn(year),
      ]),
    },
    words: sentences(recordsInWords(trade.view, trade.span)),
  }

  return (
    <ChartFrame
      chart={chart}
      height={CHART_HEIGHT}
      choice={
        marks.length > 0 && <PlotSwitch label={t('records.events')} on={showsEvents} onChange={showEvents} />
      }
    >
      {(size) => (
        <RecordsPlot
          size={size}
          label={chart.title}
          span={trade.span}
          points={points}
          events={showsEvents ? marks : []}
          listedSince={listedSince}
          appendices={appendices}
        />
      )}
    </ChartFrame>
  )
}

/** The year of the first listing, where charts begin before it. */
function listedInside({ view, span }: TradeShown): number | undefined {
  const sign = view.signs.find((one) => one.sign === 'listed_only_since')
  return sign?.sign === 'listed_only_since' && sign.year > span.first && sign.year <= span.last
    ? sign.year
    : undefined
}

const eventText = ({ kind, title }: ChartEvent) => `${kind}: ${title}`
