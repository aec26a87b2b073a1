import { useTranslation } from 'react-i18next'
import { recordsInWords } from '#domain/trade/explained/records-in-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { ChartFrame } from '../frame/chart-frame.tsx'
import { CHART_HEIGHT } from '../heights.ts'
import { aboutTrade, signsOf, type TradeShown } from '../trade-shown.ts'
import { useSentences } from '../use-sentences.ts'
import { type EventYear, eventYears, recordsOverTime } from './records-over-time-points.ts'
import { type ChartEvent, RecordsPlot } from './records-plot.tsx'

interface RecordsOverTimeProps {
  trade: TradeShown
  events: readonly ChartEvent[]
}

export function RecordsOverTimeChart({ trade, events }: RecordsOverTimeProps) {
  const { t } = useTranslation('trade')
  const { years } = useFormat()
  const sentences = useSentences()
  const points = recordsOverTime(trade.view.records_by_year, trade.span, trade.view.last_complete_year)
  const marks = eventYears(events, trade.span)
  const happenedIn = (year: number) =>
    marks
      .find((mark) => mark.year === year)
      ?.events.map(eventText)
      .join('; ') ?? ''

  const chart: ChartContent = {
    ...aboutTrade(trade, 'records-over-time'),
    title: t('records.title'),
    glossaryTerms: ['Trade record'],
    subtitle: [
      t('records.subtitle', { years: years(trade.span.first, trade.span.last) }),
      marks.length > 0 && t('records.dashed'),
      points.some(({ complete }) => !complete) && t('records.hollow'),
    ]
      .filter(Boolean)
      .join(' '),
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
    notes: marks.map(markText),
    words: sentences(recordsInWords(trade.view, trade.span)),
  }

  return (
    <ChartFrame chart={chart} height={CHART_HEIGHT} below={marks.length > 0 && <EventList marks={marks} />}>
      {(size) => (
        <RecordsPlot size={size} label={chart.title} span={trade.span} points={points} events={marks} />
      )}
    </ChartFrame>
  )
}

const eventText = ({ kind, title }: ChartEvent) => `${kind}: ${title}`

const markText = ({ number, year, events }: EventYear<ChartEvent>) =>
  `${number} ${year} ${events.map(eventText).join('; ')}`

/** The numbered events of the rings, year by year. */
function EventList({ marks }: { marks: readonly EventYear<ChartEvent>[] }) {
  const { t } = useTranslation('trade')
  return (
    <ol
      aria-label={t('records.events')}
      className="mt-2.5 flex flex-wrap gap-x-5.5 gap-y-1.5 text-xs text-ink-2"
    >
      {marks.map(({ number, year, events }) => (
        <li key={number} className="flex items-baseline gap-1.75">
          <span className="font-bold text-event">{number}</span>
          <span>
            {year}{' '}
            {events.map(({ id, kind, title, lang }, index) => (
              <span key={id} lang={lang}>
                {index > 0 && '; '}
                {kind}: {title}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
