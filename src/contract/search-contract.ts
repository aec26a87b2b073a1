import { z } from 'zod'
import { SEARCH_KINDS, SEARCH_NAME_KINDS } from '#domain/search/search-entry.ts'
import { askedSearch } from './gallery-contract.ts'
import { wholeNumber } from './parameters.ts'
import { get } from './routes.ts'
import { listPart } from './species-list-contract.ts'
import { textOrNull } from './vocabularies.ts'

const searchName = z.object({
  text: z.string(),
  kind: z
    .enum(SEARCH_NAME_KINDS)
    .describe(
      'Which name it is; a group of which it is the only species; a code; or a word it is looked for by',
    ),
  language: textOrNull.describe(
    'ISO 639 code, und where it is not known; null for what is the same in every language',
  ),
})

const searchEntry = z
  .object({
    kind: z.enum(SEARCH_KINDS),
    id: z
      .string()
      .describe(
        'The id of a species, the code of a country, the place of a term in the glossary, the name of a family, the word of a group',
      ),
    names: z.array(searchName).describe('In each language the one that is shown comes first'),
    species: z.array(z.uuid()).optional().describe('Ids of the species of a group or a family'),
  })
  .describe('Something that the search of the site finds')

const foundEntry = searchEntry
  .omit({ species: true })
  .extend({ species_count: z.number().int().optional().describe('Species of a group or a family') })
  .describe('Something that the search of the site found, with all of its names')

export type SearchEntryAnswer = z.infer<typeof searchEntry>

export const searchContract = {
  index: get(
    '/search-index',
    'Everything that the search finds: species, groups, families, countries and glossary terms',
  )
    .input(
      z
        .object({
          after: listPart.after,
          limit: listPart.limit,
          most_species: wholeNumber('most_species', 0)
            .optional()
            .describe(
              'The list is empty where the portal has more species; /search then answers for one text',
            ),
        })
        .optional()
        .describe('Species come first; the part with fewer of them than its limit holds all other entries'),
    )
    .output(z.array(searchEntry)),

  find: get(
    '/search',
    'What a search text may mean: the best few species, groups, families, countries and glossary terms',
  )
    .input(askedSearch)
    .output(z.array(foundEntry)),
}
