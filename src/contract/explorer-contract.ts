import { z } from 'zod'
import { EXPLORED_BY, EXPLORED_COUNTS, USUAL_PLACES } from '#domain/explorer/explorer-question.ts'
import { SPECIES_GROUPS } from '#domain/species/species-groups.ts'
import { oneOf, text, wholeNumber } from './parameters.ts'
import { get } from './routes.ts'
import { marked } from './shows.ts'
import { answeredPart, PART_SAYS } from './species-list-contract.ts'
import { tradeBasis } from './trade-basis.ts'
import { article, count, year } from './trade-figures.ts'
import { flowsOf, tradeFlows } from './trade-flows-contract.ts'
import { tradeSelectionInput } from './trade-selection.ts'
import { basisChoices, tradeChoices, tradeFile } from './trade-view-contract.ts'
import { numberOrNull } from './vocabularies.ts'

/** More than any field has values. */
const MOST_PLACES = 1000

const words = (name: string) =>
  text(name, 'line').transform((given) => given.split(',').flatMap((one) => one.trim() || []))

const groupedBy = words('group')
  .transform((given) => given.map((one) => one.toLowerCase()))
  .pipe(
    z
      .array(oneOf('group', EXPLORED_BY))
      .min(1, 'group must name one or two fields')
      .max(2, 'group must name one or two fields')
      .refine((given) => new Set(given).size === given.length, 'group must name different fields'),
  )
  .default(['year'])

/** A question about the trade of several species. */
export const explorerInput = {
  species: words('species')
    .optional()
    .describe(
      `Species by id or scientific name (monodon-monoceros), or groups of them (${SPECIES_GROUPS.join(', ')}), separated by commas. The default is all species`,
    ),
  group: groupedBy.describe(
    `One or two fields to group by, separated by a comma: ${EXPLORED_BY.join(', ')}. The default is year`,
  ),
  count: oneOf('count', EXPLORED_COUNTS)
    .default('records')
    .describe(
      'What is counted: records (rows), the quantity of one article (the one chosen, else that of most rows), or whole animals',
    ),
  most: wholeNumber('most', 1, MOST_PLACES)
    .default(USUAL_PLACES.most)
    .describe('How many values of the first field stand by themselves; years all do'),
  most_beside: wholeNumber('most_beside', 1, MOST_PLACES)
    .default(USUAL_PLACES.most_beside)
    .describe('The same of the second field'),
  ...tradeSelectionInput,
} as const

const figure = {
  rows: count.describe('Rows that the figure rests on'),
  figure: z
    .number()
    .describe('What is counted, on the basis of the answer; of whole animals the upper end of the band'),
  lower: z.number().describe('The lower end of the band of whole animals; else the figure'),
  exporters: numberOrNull.describe("In exporters' reports; null for whole animals"),
  importers: numberOrNull.describe("In importers' reports; null for whole animals"),
}

const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('value'), value: z.union([z.string(), z.number()]), ...figure }),
  z.object({ kind: z.literal('others'), values: count, ...figure }),
  z.object({ kind: z.literal('high_seas'), ...figure }),
  z.object({ kind: z.literal('not_named'), ...figure }),
])

const { file: _, ...basis } = tradeBasis

/** The answer to such a question. */
const exploredTrade = z
  .object({
    ...basis,
    count: z.enum(EXPLORED_COUNTS),
    article: article.nullable().describe('The article that quantities are of; null for other counts'),
    articles: z
      .array(article.extend({ rows: count }))
      .describe('The articles of the rows, those with most rows first'),
    total: z.object(figure).describe('All rows as one group'),
    coverage: numberOrNull.describe('Share of rows that convert into animals; null for other counts'),
    axes: z
      .array(z.object({ by: z.enum(EXPLORED_BY), places: z.array(place) }))
      .describe('The fields that rows are grouped by, with the figure of each value'),
    cells: z
      .array(z.array(z.object(figure).nullable()))
      .describe(
        'By places of the first field, then of the second; null where there is no row. Empty for one field',
      ),
    species: z
      .array(z.object({ value: z.string(), scientific_name: z.string(), rows: count }))
      .describe('Rows of each species that was asked for; of more than 200 those with most rows'),
    last_complete_year: year.nullable(),
    choices: tradeChoices,
    basis_choices: basisChoices,
  })
  .describe('Trade of several species, grouped. Source: CITES Trade Database')

export type ExploredAnswer = z.infer<typeof exploredTrade> & { simulated: boolean }

const exploredFlows = tradeFlows
  .omit({ file: true })
  .describe('Trade of several species between countries. Source: CITES Trade Database')

const exploredFiles = z
  .object({
    release: z.string(),
    files: z.array(tradeFile.extend({ species_id: z.string(), scientific_name: z.string() })),
  })
  .describe('The files that trade of all species can be counted from. Source: CITES Trade Database')

export type ExploredFiles = z.infer<typeof exploredFiles>

export const explorerContract = {
  trade: get(
    '/trade/explorer',
    'The trade of several species, grouped by one or two fields; null without trade records',
    { shows: ['cites_trade'] },
  )
    .input(z.object(explorerInput))
    .output(marked(exploredTrade).nullable()),

  flows: get(
    '/trade/explorer/flows',
    'What countries send each other of several species: records, or the quantity of one article; null without trade records',
    { shows: ['cites_trade'] },
  )
    .input(z.object({ species: explorerInput.species, ...tradeSelectionInput, of: flowsOf }))
    .output(marked(exploredFlows).nullable()),

  files: get(
    '/trade/explorer/files',
    'The files of all species’ trade records: address, SHA-256 and size; null without records, or where the operator does not publish rows',
    { shows: ['cites_trade'] },
  )
    .input(z.object(answeredPart).optional())
    .output(marked(exploredFiles).nullable().describe(`Files by scientific name. ${PART_SAYS}`)),
}
