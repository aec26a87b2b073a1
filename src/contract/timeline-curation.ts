import { z } from 'zod'
import { DERIVED_EVENT_TYPES } from '#domain/timeline/event-types.ts'
import { ofSpecies } from './curated-records.ts'
import { optionalDay, optionalParagraph, optionalYear, provenanceFields, requiredText } from './fields.ts'

const FIRST_YEAR = 1700

/** Events that the portal derives from its records must not be entered again by hand. */
const ownEventType = requiredText('event_type_required', 'name').refine(
  (type) => !DERIVED_EVENT_TYPES.some((derived) => derived === type),
  'event_type_derived',
)

/** A curator's own event; those of assessments and listings follow from these. Source: supplement, section 4. */
export const timelineEventInput = z.object({
  ...ofSpecies,
  event_type: ownEventType,
  title: requiredText('title_required'),
  event_date: optionalDay,
  year: optionalYear(FIRST_YEAR),
  description: optionalParagraph,
  ...provenanceFields,
})
