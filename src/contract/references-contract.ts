import { z } from 'zod'
import { REFERENCE_TYPES } from '#domain/references/reference-types.ts'
import { SPECIES_TEXTS } from '#domain/species/species-texts.ts'
import { get } from './routes.ts'
import { provenance, speciesId, textOrNull, wholeNumberOrNull } from './vocabularies.ts'

/** Source: specification, document 2, section 3, "Reference". */
export const reference = z
  .object({
    id: z.uuid(),
    authors: textOrNull.describe("'Surname, Initials', separated by semicolons"),
    year: wholeNumberOrNull.describe('Year of publication'),
    title: z.string(),
    journal: textOrNull,
    doi: textOrNull.describe('Digital Object Identifier without an address, e.g. 10.3354/meps08495'),
    url: textOrNull.describe('Where a work without a DOI can be read'),
    type: z.enum(REFERENCE_TYPES),
    full_citation: textOrNull.describe('The work as one line, where it was given so'),
    ...provenance,
  })
  .describe('A scientific work about a species')

export type Reference = z.infer<typeof reference>

/** A publication behind a species' texts, shown as a numbered note. */
export const textNote = z
  .object({
    number: z.number().int().describe('The number that the texts cite it by'),
    reference,
    texts: z
      .array(
        z.object({
          field: z.enum(SPECIES_TEXTS).describe('The text that it supports'),
          supports: textOrNull.describe('Which statements of the text it supports'),
          ...provenance,
        }),
      )
      .describe('checked: the text was compared with the publication'),
  })
  .describe("A publication that supports a species' texts")

export type TextNote = z.infer<typeof textNote>

export const referencesContract = {
  list: get('/species/{id}/references', 'Scientific works about a species, newest first')
    .input(z.object({ id: speciesId }))
    .output(z.array(reference)),
}
