import { useTranslation } from 'react-i18next'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { useEventWords } from '../../use-event-words.ts'
import { EventBadge } from './event-badge.tsx'
import { EventMarker } from './event-marker.tsx'
import { useEventDate } from './use-event-date.ts'

interface TimelineItemProps {
  event: TimelineEvent
  /** Its category or appendix has stood before it. */
  repeated: boolean
}

/** One event: its year above the line, its mark on it, what happened below. 180 pixels wide. */
export function TimelineItem({ event, repeated }: TimelineItemProps) {
  const { t } = useTranslation('conservation')
  const { title, description } = useEventWords()(event)
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
      <p className="mt-2 text-ui leading-snug font-semibold break-words">{title}</p>
      {date && <p className="mt-0.5 text-xs text-ink-2">{date}</p>}
      {description && (
        <p lang="en" className="mt-0.5 line-clamp-4 text-xs text-ink-3">
          {description}
        </p>
      )}
      {!event.checked && <UncheckedMark source={event.source} />}
    </li>
  )
}
