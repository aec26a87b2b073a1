import { z } from 'zod'
import { REFERENCE_TYPES } from '#domain/references/reference-types.ts'
import { curatedRecords, ofSpecies } from './curated-records.ts'
import { choice, optionalText, optionalYear, provenanceFields, requiredText } from './fields.ts'

/** No work about a species is older than its scientific name. */
const FIRST_YEAR = 1700

/** A DOI as it is cited: '10.' and the rest, without the address of the resolver. */
const doi = optionalText.refine((text) => text === null || /^10\..+\/.+/.test(text), 'doi_shape')

export const referenceInput = z.object({
  ...ofSpecies,
  title: requiredText('title_required'),
  authors: optionalText,
  year: optionalYear(FIRST_YEAR),
  type: choice(REFERENCE_TYPES, 'type_required'),
  journal: optionalText,
  doi,
  full_citation: optionalText,
  source_id: optionalText,
  ...provenanceFields,
})

export const referencesCuration = curatedRecords('/references', referenceInput)
