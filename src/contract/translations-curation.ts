import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  isTranslated,
  TRANSLATED_FIELD_NAMES,
  TRANSLATED_TABLES,
  TRANSLATION_LANGUAGES,
} from '#domain/translations/translated-fields.ts'
import { TRANSLATION_STATES, WORK_STATES } from '#domain/translations/translation-state.ts'
import { curatedRecords, recordPageRequest } from './curated-records.ts'
import { choice, provenanceFields, requiredText } from './fields.ts'
import { editedFile } from './lists-curation.ts'
import { get, post } from './routes.ts'
import { withoutTextLimits } from './text-limits.ts'
import { textOrNull } from './vocabularies.ts'

/** Which text is translated. */
const place = {
  table_name: choice(TRANSLATED_TABLES, 'value_not_allowed'),
  record_id: z.uuid({ error: 'value_not_allowed' }),
  field: choice(TRANSLATED_FIELD_NAMES, 'value_not_allowed'),
}

export const translationInput = z
  .object({
    ...place,
    language: choice(TRANSLATION_LANGUAGES, 'language_required'),
    text: requiredText('translation_required', 'longText'),
    original_text: requiredText('original_required', 'longText').describe(
      'The English that the curator had before them',
    ),
    ...provenanceFields,
  })
  .refine(({ table_name, field }) => isTranslated(table_name, field), {
    path: ['field'],
    error: 'value_not_allowed',
  })

const records = curatedRecords('/translations', translationInput)

const count = z.number().int()
const original = textOrNull.describe('The English as it stands; null where the record has none')
const kept_from = textOrNull.describe(
  'The English that it was translated from, where minor edits were made since; else null',
)
const record_name = z.string().describe('What curators know the record by')

/** A text in one language: how it is there, and what is stored of it. */
const work = z.object({
  ...place,
  record_name,
  language: z.enum(TRANSLATION_LANGUAGES),
  state: z.enum(TRANSLATION_STATES),
  original,
  translation: z
    .object({ id: z.uuid(), version: count, text: z.string(), kept_from, checked: z.boolean() })
    .nullable()
    .describe('Null where the text is not translated'),
})

export type TranslationWorkRow = z.infer<typeof work>

/** Which of the texts are listed. */
const filters = {
  ...recordPageRequest.pick({ search: true }).shape,
  language: z.enum(TRANSLATION_LANGUAGES).optional().catch(undefined),
  table_name: z.enum(TRANSLATED_TABLES).optional().catch(undefined),
  state: z
    .enum(WORK_STATES)
    .optional()
    .catch(undefined)
    .describe('A state, or kept: translations that stayed after a minor edit of the English'),
}

const states = z.object({ current: count, outdated: count, missing: count })

export const translationsCuration = {
  ...records,

  /** Texts, translated or not, instead of stored rows alone. */
  page: get('/translations', 'Texts in every language, and how they stand')
    .input(recordPageRequest.pick({ page: true, size: true }).extend(filters))
    .output(
      z.object({
        rows: z.array(work),
        counts: states.describe('How many texts are in each state, whichever is chosen'),
        total: count,
        page: count,
        pages: count,
      }),
    ),

  export: get(
    '/translation-export',
    'Texts and their translations as a CSV file: every row that the list is narrowed to',
  )
    .input(z.object(filters))
    .output(z.file()),

  preview_import: post(
    '/translation-import/preview',
    'What an edited file of texts would change; nothing is saved',
  )
    .input(editedFile.input)
    .output(editedFile.output),

  import: post(
    '/translation-import',
    'Saves the translations of an edited file: all of them, or none where one is refused',
  )
    .input(editedFile.input)
    .output(editedFile.output),

  get: oc
    .route({ method: 'GET', path: '/translations/{id}' })
    .input(z.object({ id: z.uuid({ error: 'record_id' }) }))
    .output(
      z.object({
        ...withoutTextLimits(translationInput.shape),
        id: z.uuid(),
        version: count,
        updated_at: z.date(),
        record_name,
        species_id: z.uuid().nullable().describe('Whose record it is; null for one of no species'),
        original,
        kept_from,
      }),
    ),

  text: get('/translation-texts', 'A text that can be translated, as it stands')
    .input(z.object(place))
    .output(z.object({ ...place, record_name, text: textOrNull })),

  of_record: get('/translations-of/{table_name}/{record_id}', 'How the texts of a record are translated')
    .input(z.object({ table_name: place.table_name, record_id: place.record_id }))
    .output(z.array(work.pick({ field: true, language: true, state: true }))),

  next: get('/translation-next', 'The text that comes after another one in the list, or null')
    .input(
      z.object({
        record_id: place.record_id,
        field: place.field,
        in_language: choice(TRANSLATION_LANGUAGES, 'language_required').describe('The language of that text'),
        ...filters,
      }),
    )
    .output(work.nullable()),

  counts: get(
    '/translation-counts',
    'How many texts are translated, outdated and missing, in all languages together',
  ).output(states),
}
