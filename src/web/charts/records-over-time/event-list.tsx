import { useTranslation } from 'react-i18next'
import type { EventYear } from './records-over-time-points.ts'
import type { ChartEvent } from './records-plot.tsx'

/** The numbered events of the rings, year by year. */
export function EventList({ marks }: { marks: readonly EventYear<ChartEvent>[] }) {
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
            {events.map(({ id, kind, title, lang }, place) => (
              <span key={id} lang={lang}>
                {place > 0 && '; '}
                {kind}: {title}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
