import type { TimelineEvent } from './derived-events.ts'

/**
 * The events that changed a status, oldest first: an assessment with another category than the one before of the same
 * scope, a listing in another appendix than the one before, and every event that a curator added. The description of a
 * species changes no status. Events without a year come first among what they are compared with.
 */
export function changingEvents<
  Event extends Pick<TimelineEvent, 'event_type' | 'title' | 'scope' | 'year' | 'event_date'>,
>(events: readonly Event[]): Event[] {
  const before = new Map<string, string>()
  return events.toSorted(byDay).filter(({ event_type, title, scope }) => {
    if (event_type === 'description') return false
    if (!COMPARED.includes(event_type)) return true
    const track = `${event_type} ${scope}`
    const isChange = before.get(track) !== title
    before.set(track, title)
    return isChange
  })
}

const COMPARED: readonly string[] = ['iucn_assessment', 'cites_listing', 'cms_listing']

function byDay(
  a: Pick<TimelineEvent, 'year' | 'event_date'>,
  b: Pick<TimelineEvent, 'year' | 'event_date'>,
): number {
  return (a.year ?? 0) - (b.year ?? 0) || (a.event_date ?? '').localeCompare(b.event_date ?? '')
}
