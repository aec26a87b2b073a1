import type { z } from 'zod'
import { checkbox, optionalDay } from './fields.ts'

/** What is agreed with a record that becomes the current or latest one in the place of another. */
export const successionFields = {
  ends_predecessor: checkbox.describe('Whether the one before is no longer the current or latest one'),
  predecessor_end_date: optionalDay.describe(
    'Its last day in force; without one, the day before the new one',
  ),
}

export type Agreed = z.output<z.ZodObject<typeof successionFields>>
