import { z } from 'zod'
import { REFERENCE_TYPES } from '#domain/references/reference-types.ts'
import { SPECIES_TEXTS } from '#domain/species/species-texts.ts'
import { ofSpecies } from './curated-records.ts'
import {
  choice,
  optionalAddress,
  optionalName,
  optionalParagraph,
  optionalText,
  optionalYear,
  provenanceFields,
  requiredLink,
  requiredText,
} from './fields.ts'

/** No work about a species is older than its scientific name. */
const FIRST_YEAR = 1700

/** A DOI as it is cited: '10.' and the rest, without the address of the resolver. */
const doi = optionalText.refine((text) => text === null || /^10\..+\/.+/.test(text), 'doi_shape')

export const referenceInput = z.object({
  ...ofSpecies,
  title: requiredText('title_required'),
  authors: optionalParagraph,
  year: optionalYear(FIRST_YEAR),
  type: choice(REFERENCE_TYPES, 'type_required'),
  journal: optionalText,
  doi,
  url: optionalAddress,
  full_citation: optionalParagraph,
  source_id: optionalName,
  ...provenanceFields,
})

/** A publication that supports a text of a species. */
export const textSourceInput = z.object({
  ...ofSpecies,
  field: choice(SPECIES_TEXTS, 'text_required'),
  reference_id: requiredLink('reference_required'),
  supports: optionalText,
  ...provenanceFields,
})
