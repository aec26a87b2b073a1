import { and, eq, ne } from 'drizzle-orm'
import { yearOf } from '#domain/calendar.ts'
import { derivedEvents, newestFirst, type TimelineEvent } from '#domain/timeline/derived-events.ts'
import type { Reader } from '../access.ts'
import { listAssessments } from '../assessments/assessments-queries.ts'
import { factColumns } from '../fact-columns.ts'
import { listCitesListings, listCmsListings } from '../listings/listings-queries.ts'
import { species, timeline_events } from '../schema/index.ts'
import { unknownSpecies } from '../species/species-queries.ts'

/** What happened to a species' status, from its records and from curators, newest first. Throws NotFound. */
export async function listTimelineEvents(db: Reader, species_id: string): Promise<TimelineEvent[]> {
  const [described, assessments, cites_listings, cms_listings, curated] = await Promise.all([
    findDescription(db, species_id),
    listAssessments(db, species_id),
    listCitesListings(db, species_id),
    listCmsListings(db, species_id),
    listCuratedEvents(db, species_id),
  ])
  if (described === undefined) throw unknownSpecies(species_id)

  return newestFirst([
    ...derivedEvents({ species: described, assessments, cites_listings, cms_listings }),
    ...curated.map((event) => ({
      ...event,
      scope: null,
      year: event.year ?? (event.event_date === null ? null : yearOf(event.event_date)),
    })),
  ])
}

/** Curators' own events. Trade is shown in its charts, so events of that type stay out. */
function listCuratedEvents(db: Reader, species_id: string) {
  const { event_type } = timeline_events
  return db
    .select(factColumns(timeline_events))
    .from(timeline_events)
    .where(and(eq(timeline_events.species_id, species_id), ne(event_type, 'cites_trade')))
}

async function findDescription(db: Reader, species_id: string) {
  const { id, authority, source, checked } = species
  const [described] = await db
    .select({ id, authority, source, checked })
    .from(species)
    .where(eq(id, species_id))
  return described
}
