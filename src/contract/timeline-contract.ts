import { oc } from '@orpc/contract'
import { z } from 'zod'
import { provenance, speciesId } from './vocabularies.ts'

export const timelineEvent = z.object({
  id: z.string(),
  /** iucn_assessment, cites_listing, cms_listing, description, or a curator's own. */
  event_type: z.string(),
  /** Null where the source names no date. */
  event_date: z.string().nullable(),
  year: z.number().int().nullable(),
  /** A category, an appendix or, for curators' events, the title itself. */
  title: z.string(),
  description: z.string().nullable(),
  ...provenance,
})

export type TimelineEvent = z.infer<typeof timelineEvent>

export const timelineContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/species/{id}/timeline-events',
      summary: 'Assessments and listings of a species as events, newest first',
    })
    .input(z.object({ id: speciesId }))
    .output(z.array(timelineEvent))
    .errors({ NOT_FOUND: {} }),
}
