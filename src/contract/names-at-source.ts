import { z } from 'zod'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { storedCommonName, storedScientificName } from '#domain/names/stored-name.ts'
import { TAXON_FIELDS } from '#domain/species/taxon-fields.ts'
import { choice, optional, requiredName, requiredText } from './fields.ts'
import { get } from './routes.ts'
import { listUpTo, text } from './text-limits.ts'
import { textOrNull } from './vocabularies.ts'

const acceptedName = z.object({
  name: requiredName('common_name_required', storedCommonName),
  language: choice(NAME_LANGUAGES, 'language_required'),
  iso_639: optional('code'),
})

/** What a curator accepted of what the name service knows; it is saved with the species, each with its source. */
export const acceptedAtSource = z.object({
  name: requiredName('scientific_name_required', storedScientificName).describe(
    'The name that was looked up',
  ),
  source: requiredText('source_required').describe('The record at the service, and the day it was read'),
  fields: z.partialRecord(z.enum(TAXON_FIELDS), text('name')).default({}),
  synonyms: listUpTo(requiredName('synonym_required', storedScientificName)).default([]),
  common_names: listUpTo(acceptedName).default([]),
})
export type AcceptedAtSource = z.output<typeof acceptedAtSource>

/** What is written beside the fields of a species. */
export const besideSpecies = { accepted: acceptedAtSource.optional() }

const isRecorded = z.boolean().describe('Whether it is recorded already')

const proposal = z.object({
  name: z.string().describe('The scientific name that was looked up'),
  accepted_name: textOrNull.describe('The name that the service prefers, where it is another one'),
  source: z.string(),
  retrieved: z.string().describe('YYYY-MM-DD'),
  url: z.string(),
  fields: z.partialRecord(z.enum(TAXON_FIELDS), z.string()),
  family_is_new: z
    .boolean()
    .describe('Whether the family is in no record of its own: accepted, it is created with the species'),
  synonyms: z.array(z.object({ synonym: z.string(), recorded: isRecorded })),
  common_names: z.array(
    z.object({
      name: z.string(),
      language: z.enum(NAME_LANGUAGES),
      iso_639: z.string(),
      recorded: isRecorded,
    }),
  ),
})
export type NameProposal = z.output<typeof proposal>

/** What the back office asks about names at their source. */
export const namesAtSource = {
  name_service: get('/name-service', 'Which service scientific names are looked up at').output(
    z.object({ host: textOrNull.describe('Null where none is configured') }),
  ),

  look_up: get(
    '/name-proposals',
    'Taxonomy, synonyms and common names of a species at the name service; nothing is stored',
  )
    .input(z.object({ name: requiredName('scientific_name_required', storedScientificName) }))
    .output(proposal.nullable().describe('Null where the service has no species of exactly this name')),
}
