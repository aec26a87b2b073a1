import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { findTaggedCategory, plainCategory } from '#domain/assessments/tagged-category.ts'
import { APPENDICES, CMS_APPENDICES } from '#domain/listings/appendix.ts'
import { mayBeYearAlone } from '#domain/listings/listing-date.ts'
import { conventionOf } from '#domain/timeline/events-of.ts'
import { ExplainedCitesBadge, ExplainedCmsBadge } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { InEnglish, TranslationSign } from '#web/translations/translated-text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EventDetails, useEventNote } from '../../event-details.tsx'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { useEventLabels } from '../../use-event-labels.ts'
import { ExplainedCategory } from '../explained-category.tsx'

interface TimelineItemProps {
  species: SpeciesDetail
  event: TimelineEvent
  /** Whether an earlier item has the same badge. */
  repeated: boolean
}

/** One event, 180 pixels wide: its year above the line, its mark on it, its text below. */
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
        <p className="mt-0.5 line-clamp-4 print:line-clamp-none text-xs text-ink-3">
          <EventDetails species={species} event={event} />
        </p>
      )}
      {note && <InEnglish localized={note} />}
      <UncheckedMark {...event} />
      {note && <TranslationSign localized={note} />}
    </li>
  )
}

/** The date in words: in force, listed, or as published. */
function useEventDate({ event_type, event_date }: TimelineEvent): string | undefined {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  if (event_type === 'iucn_assessment') return t('timeline.assessment')
  if (event_date === null) return undefined
  const date = format.date(event_date)
  if (event_type === 'cites_listing') return t('timeline.inForce', { date })
  if (event_type !== 'cms_listing') return date
  return mayBeYearAlone(event_date) ? t('timeline.asPublished', { date }) : t('timeline.listed', { date })
}

const SHAPES = {
  iucn: <circle cx={9} cy={9} r={7} />,
  cites: <rect x={2.5} y={2.5} width={13} height={13} />,
  cms: <path d="M9 1l8 8l-8 8l-8-8z" />,
} as const

/** The mark on the line: a circle for the Red List, a square for CITES, a diamond for CMS, else a small ring. */
function EventMarker({ event: { event_type, title } }: { event: TimelineEvent }) {
  const convention = conventionOf(event_type)
  // A category of an earlier edition has no colour; its circle stays open.
  const tagged = findTaggedCategory(title)
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 18 18"
      aria-hidden="true"
      className="relative mt-1 mb-3 block overflow-visible"
      data-red-list={convention === 'iucn' && tagged ? plainCategory(tagged) : undefined}
      data-cites={convention === 'cites' ? title : undefined}
      data-cms={convention === 'cms' ? title : undefined}
      fill="var(--fill, var(--surface))"
      stroke={`var(--edge, ${convention ? 'var(--ink-3)' : 'var(--ink)'})`}
      strokeWidth={1.5}
    >
      {convention ? SHAPES[convention] : <circle cx={9} cy={9} r={4.5} />}
    </svg>
  )
}

interface EventBadgeProps {
  event: TimelineEvent
  /** Whether an earlier event has the same badge. */
  repeated: boolean
}

/** The category, appendix or kind of an event. */
function EventBadge({ event: { event_type, title }, repeated }: EventBadgeProps) {
  const { t } = useTranslation('conservation')
  switch (event_type) {
    case 'iucn_assessment': {
      const status = findTaggedCategory(title) ?? null
      return <ExplainedCategory status={status} original_category={title} codeOnly repeated={repeated} />
    }
    case 'cites_listing':
      return (
        <ExplainedCitesBadge
          appendix={APPENDICES.find((appendix) => appendix === title) ?? null}
          repeated={repeated}
        />
      )
    case 'cms_listing':
      return (
        <ExplainedCmsBadge
          appendix={CMS_APPENDICES.find((appendix) => appendix === title) ?? null}
          repeated={repeated}
        />
      )
    case 'description':
      return <Badge>{t('event.kinds.description')}</Badge>
    default:
      return (
        <Badge>
          <span lang="en">{event_type}</span>
        </Badge>
      )
  }
}
