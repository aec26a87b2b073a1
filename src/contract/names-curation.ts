import { z } from 'zod'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { curatedRecords, ofSpecies } from './curated-records.ts'
import { checkbox, choice, optionalText, provenanceFields, requiredText } from './fields.ts'

/** Source: specification, document 3, section 5, "Common name". */
export const commonNameInput = z.object({
  ...ofSpecies,
  name: requiredText('common_name_required'),
  language: choice(NAME_LANGUAGES, 'language_required'),
  iso_639: optionalText,
  is_main: checkbox,
  ...provenanceFields,
})

export const commonNamesCuration = curatedRecords('/common-names', commonNameInput)
