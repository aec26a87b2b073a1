import { CONVENTIONS, type Convention } from './conventions.ts'

/**
 * The events of one convention, or all of them. Types begin with the convention's name, those that curators
 * add as well: 'cites_suspension' is an event of CITES. Source: specification, document 2, section 4.
 */
export function eventsOf<Event extends { event_type: string }>(
  events: readonly Event[],
  convention: Convention | undefined,
): Event[] {
  return events.filter(
    ({ event_type }) => convention === undefined || conventionOf(event_type) === convention,
  )
}

/** Whose event a type names; undefined for a description and for what curators file elsewhere. */
export function conventionOf(event_type: string): Convention | undefined {
  return CONVENTIONS.find(
    (convention) => event_type === convention || event_type.startsWith(`${convention}_`),
  )
}
