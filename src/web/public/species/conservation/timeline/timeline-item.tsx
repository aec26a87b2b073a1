import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { InEnglish } from '#web/translations/translated.tsx'
import { UncheckedTranslation } from '#web/translations/unchecked-translation.tsx'
import { EventDetails, useEventNote } from '../../event-details.tsx'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { useEventLabels } from '../../use-event-labels.ts'
import { EventBadge } from './event-badge.tsx'
import { EventMarker } from './event-marker.tsx'
import { useEventDate } from './use-event-date.ts'

interface TimelineItemProps {
  species: SpeciesDetail
  event: TimelineEvent
  /** Its category or appendix has stood before it. */
  repeated: boolean
}

/** One event: its year above the line, its mark on it, what happened below. 180 pixels wide. */
export function TimelineItem({ species, event, repeated }: TimelineItemProps) {
  const { t } = useTranslation('conservation')
  const { title, lang } = useEventLabels()(event)
  const note = useEventNote({ species, event })
  const date = useEventDate(event)

  return (
    <li className="w-45 shrink-0">
      <p
        className={`flex h-7 items-end ${event.year === null ? 'text-xs text-ink-3' : 'font-serif text-[1.375rem] leading-none tracking-[-0.01em]'}`}
      >
        {event.year ?? t('dateNotSpecified')}
      </p>
      <EventMarker event={event} />
      <div className="flex min-h-6 items-center">
        <EventBadge event={event} repeated={repeated} />
      </div>
      <p lang={lang} className="mt-2 text-ui leading-snug font-semibold break-words">
        {title}
      </p>
      {date && <p className="mt-0.5 text-xs text-ink-2">{date}</p>}
      {event.description !== null && (
        <p className="mt-0.5 line-clamp-4 text-xs text-ink-3">
          <EventDetails species={species} event={event} />
        </p>
      )}
      {note && <InEnglish localized={note} />}
      {!event.checked && <UncheckedMark source={event.source} />}
      {note && <UncheckedTranslation localized={note} />}
    </li>
  )
}
