import type { z } from 'zod'
import { successionOf } from '#domain/curation/successions.ts'
import { checkbox, optionalDay } from './fields.ts'
import { besideSpecies } from './names-at-source.ts'

/** What is agreed with a record that becomes the current or latest one in the place of another. */
export const successionFields = {
  ends_predecessor: checkbox.describe('Whether the one before is no longer the current or latest one'),
  predecessor_end_date: optionalDay.describe(
    'Its last day in force; without one, the day before the new one',
  ),
}

export type Agreed = z.output<z.ZodObject<typeof successionFields>>

/** What is written of a record of this kind, beside its own fields. */
export function besideRecord(topic: string): z.ZodRawShape {
  if (topic === 'species') return besideSpecies
  return successionOf(topic) === undefined ? {} : successionFields
}
