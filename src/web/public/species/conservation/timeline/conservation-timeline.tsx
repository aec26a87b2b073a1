import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { eventsOf } from '#domain/timeline/events-of.ts'
import { api } from '#web/api.ts'
import { TimelineFilters } from './timeline-filters.tsx'
import { TimelineStrip } from './timeline-strip.tsx'

/** What happened to a species' status, newest at the left, of one convention or of all. */
export function ConservationTimeline({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('conservation')
  const { data: events } = useSuspenseQuery(api.timeline.list.queryOptions({ input: { id: species.id } }))
  const { events: filter } = useSearch({ from: '/species/$id' })
  const shown = eventsOf(events, filter)

  return (
    <>
      <TimelineFilters events={events} chosen={filter} />
      {shown.length === 0 ? (
        <p className="mt-4 text-ink-3">{t('timeline.none')}</p>
      ) : (
        // Another filter is another strip, which begins at its newest event.
        <TimelineStrip key={filter ?? 'all'} species={species} events={shown} />
      )}
    </>
  )
}
