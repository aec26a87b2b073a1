import { z } from 'zod'
import { TRANSLATED_FIELD_NAMES, TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { oneOf } from './parameters.ts'
import { get, getOne } from './routes.ts'
import { speciesId, textOrNull } from './vocabularies.ts'

export const translationLanguage = oneOf('language', TRANSLATION_LANGUAGES).describe(
  'The language translated to: Icelandic (is), Norwegian (no) or Danish (da)',
)

/** A text in the reader's language, with what it stands for. */
export const translation = z
  .object({
    record_id: z.uuid().describe('Id of the species, family, listing or term that the text is part of'),
    field: z.enum(TRANSLATED_FIELD_NAMES).describe('The field of that record'),
    text: z.string(),
    source: textOrNull.describe('Who translated it, in words'),
    checked: z.boolean().describe('Whether someone has read the translation against the original'),
  })
  .describe('A text of a record in another language; one whose original was changed since is left out')

export type Translation = z.infer<typeof translation>

export const translationsContract = {
  ofSpecies: getOne(
    '/translations/{language}/species/{id}',
    'What is translated of a species: its texts and the notes of its listings',
  )
    .input(z.object({ language: translationLanguage, id: speciesId }))
    .output(z.array(translation)),

  ofGlossary: get('/translations/{language}/glossary', 'What is translated of the glossary')
    .input(z.object({ language: translationLanguage }))
    .output(z.array(translation)),
}
