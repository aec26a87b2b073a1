import { z } from 'zod'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { provenance } from './vocabularies.ts'

export const commonName = z.object({
  name: z.string(),
  language: z.enum(NAME_LANGUAGES),
  /** The exact language where `language` is 'other'. */
  iso_639: z.string().nullable(),
  is_main: z.boolean(),
  ...provenance,
})

export type CommonName = z.infer<typeof commonName>
