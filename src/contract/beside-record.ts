import { z } from 'zod'
import { successionOf } from '#domain/curation/successions.ts'
import { TRANSLATED_TABLES } from '#domain/translations/translated-fields.ts'
import { checkbox, optionalDay } from './fields.ts'
import { besideSpecies } from './names-at-source.ts'

/** What is agreed with a record that becomes the current or latest one in the place of another. */
const successionFields = {
  ends_predecessor: checkbox.describe('Whether the one before is no longer the current or latest one'),
  predecessor_end_date: optionalDay.describe(
    'Its last day in force; without one, the day before the new one',
  ),
}

const minorEditField = {
  keeps_translations: z
    .boolean()
    .optional()
    .describe('Whether changed texts are minor edits, after which their current translations stay current'),
}

type BesideRecord = Partial<typeof successionFields & typeof minorEditField & typeof besideSpecies>

/** What is written of a record of this kind, beside its own fields. */
export const besideRecord = (topic: string): BesideRecord => ({
  ...(topic === 'species' ? besideSpecies : {}),
  ...(successionOf(topic) === undefined ? {} : successionFields),
  ...(TRANSLATED_TABLES.some((name) => name === topic) ? minorEditField : {}),
})
