import { z } from 'zod'
import { NAME_KINDS } from '#domain/names/closest-names.ts'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { provenance, textOrNull } from './vocabularies.ts'

/** Source: specification, document 1, section 3, "common_names"; document 3, section 9, for the languages. */
export const commonName = z
  .object({
    name: z.string(),
    language: z.enum(NAME_LANGUAGES),
    iso_639: textOrNull.describe('ISO 639 code of the exact language'),
    is_main: z.boolean().describe("Whether it is the species' main name"),
    ...provenance,
  })
  .describe('What a species is called in one language')

export type CommonName = z.infer<typeof commonName>

/** What the screens call a species in a language other than English. */
export const nameInLanguage = z
  .object({ species_id: z.uuid(), name: z.string().describe('The main name in this language') })
  .describe('A species by its name; species without a name in the language are left out')

export type NameInLanguage = z.infer<typeof nameInLanguage>

/** By what a picker finds a species: the names that the search suggestions know, for all species at once. */
export const namesOfSpecies = z
  .object({
    species_id: z.uuid(),
    names: z
      .array(z.object({ text: z.string(), kind: z.enum(NAME_KINDS) }))
      .describe('Names in every language, synonyms and the family, each once'),
  })
  .describe('Everything that a search may find a species by')

export type NamesOfSpecies = z.infer<typeof namesOfSpecies>
