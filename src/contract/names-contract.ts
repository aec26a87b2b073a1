import { z } from 'zod'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { provenance } from './vocabularies.ts'

/** Source: specification, document 1, section 3, "common_names"; document 3, section 9, for the languages. */
export const commonName = z
  .object({
    name: z.string(),
    language: z.enum(NAME_LANGUAGES),
    iso_639: z.string().nullable().describe('ISO 639 code of the exact language'),
    is_main: z.boolean().describe("Whether it is the species' main name"),
    ...provenance,
  })
  .describe('What a species is called in one language')

export type CommonName = z.infer<typeof commonName>
