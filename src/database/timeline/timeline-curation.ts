import { sql } from 'drizzle-orm'
import type { CuratedTable } from '../curation/curated-table.ts'
import { timeline_events } from '../schema/index.ts'

export const curatedTimelineEvents: CuratedTable = {
  name: 'timeline_events',
  table: timeline_events,
  species_id: timeline_events.species_id,
  searched: [timeline_events.title, timeline_events.event_type],
  order: [sql`${timeline_events.event_date} desc nulls last`, sql`${timeline_events.year} desc nulls last`],
}
