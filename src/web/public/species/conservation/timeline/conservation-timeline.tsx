import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { CONVENTIONS, type Convention } from '#domain/timeline/conventions.ts'
import { eventsOf } from '#domain/timeline/events-of.ts'
import { api } from '#web/api.ts'
import { TimelineStrip } from './timeline-strip.tsx'

/** The events of one convention or of all, newest at the left. */
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
        // Another filter begins at its newest event.
        <TimelineStrip key={filter ?? 'all'} species={species} events={shown} />
      )}
    </>
  )
}

interface TimelineFiltersProps {
  events: readonly TimelineEvent[]
  chosen: Convention | undefined
}

function TimelineFilters({ events, chosen }: TimelineFiltersProps) {
  const { t } = useTranslation('conservation')
  const navigate = useNavigate({ from: '/species/$id' })
  const choose = (filter: Convention | undefined) =>
    navigate({ search: (search) => ({ ...search, events: filter }), replace: true, resetScroll: false })

  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('timeline.filters')}</legend>
      {[undefined, ...CONVENTIONS].map((filter) => (
        <button
          key={filter ?? 'all'}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => choose(filter)}
          className="inline-flex h-11 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-sm font-[550] text-ink transition-colors duration-quick hover:bg-tint aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper md:h-9"
        >
          {filter ? t(`event.kinds.${filter}`) : t('timeline.all')}
          <span className="text-xs font-normal opacity-80">{eventsOf(events, filter).length}</span>
        </button>
      ))}
    </fieldset>
  )
}
