import { z } from 'zod'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { ofSpecies } from './curated-records.ts'
import { checkbox, choice, optional, provenanceFields, requiredText } from './fields.ts'

/** Source: specification, document 3, section 5, "Common name". */
export const commonNameInput = z.object({
  ...ofSpecies,
  name: requiredText('common_name_required', 'name'),
  language: choice(NAME_LANGUAGES, 'language_required'),
  iso_639: optional('code'),
  is_main: checkbox,
  ...provenanceFields,
})

/** How a species came by another scientific name. */
export const SYNONYM_KINDS = ['former', 'other-list', 'spelling'] as const

export const synonymInput = z.object({
  ...ofSpecies,
  synonym: requiredText('synonym_required', 'name'),
  kind: choice(SYNONYM_KINDS, 'type_required'),
  ...provenanceFields,
})
