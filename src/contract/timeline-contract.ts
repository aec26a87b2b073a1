import { z } from 'zod'
import { getOfSpecies } from './routes.ts'
import { day, provenance, textOrNull, wholeNumberOrNull } from './vocabularies.ts'

/** Source: specification, document 2, section 3, "Timeline event"; supplement, section 4. */
export const timelineEvent = z
  .object({
    id: z.string().describe('Id of the record that the event follows from'),
    event_type: z
      .string()
      .describe("iucn_assessment, cites_listing, cms_listing, description, or a curator's own"),
    event_date: day.nullable().describe('YYYY-MM-DD; null where the source names no day'),
    year: wholeNumberOrNull,
    title: z
      .string()
      .describe("A category, e.g. VU or CR (PE), an appendix or, for curators' events, the title itself"),
    description: textOrNull,
    scope: textOrNull.describe('The scope of an assessment, e.g. Global or Europe; null for other events'),
    ...provenance,
  })
  .describe("Something that happened to a species' status")

export type TimelineEvent = z.infer<typeof timelineEvent>

export const timelineContract = {
  list: getOfSpecies(
    '/species/{id}/timeline-events',
    'Assessments and listings of a species as events, newest first',
  ).output(z.array(timelineEvent)),
}
