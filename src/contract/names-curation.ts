import { z } from 'zod'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { storedCommonName, storedScientificName } from '#domain/names/stored-name.ts'
import { ofSpecies } from './curated-records.ts'
import { checkbox, choice, optional, provenanceFields, requiredName } from './fields.ts'

/** Source: specification, document 3, section 5, "Common name". */
export const commonNameInput = z.object({
  ...ofSpecies,
  name: requiredName('common_name_required', storedCommonName),
  language: choice(NAME_LANGUAGES, 'language_required'),
  iso_639: optional('code'),
  is_main: checkbox,
  ...provenanceFields,
})

/** How a species came by another scientific name. */
export const SYNONYM_KINDS = ['former', 'other-list', 'spelling'] as const

export const synonymInput = z.object({
  ...ofSpecies,
  synonym: requiredName('synonym_required', storedScientificName),
  kind: choice(SYNONYM_KINDS, 'type_required'),
  ...provenanceFields,
})
