import { z } from 'zod'
import { COUNTED } from '#domain/proof/figure-parts.ts'
import { PROOF_VERDICTS } from '#domain/proof/proof-verdict.ts'
import { FIGURE_UNITS, PROOF_NOTES } from '#domain/proof/proof-vocabulary.ts'
import { speciesIdParameter } from './parameters.ts'
import { get, getOfSpecies } from './routes.ts'
import { marked } from './shows.ts'
import { count, year } from './trade-figures.ts'
import { selectionEcho } from './trade-selection.ts'
import { numberOrNull, textOrNull } from './vocabularies.ts'

const release = textOrNull.describe(
  'The release that was counted; null while the records are simulated or none are loaded',
)

const figurePart = z.object({
  selection: selectionEcho.describe('As in addresses of the trade of the species'),
  counted: z.enum(COUNTED).describe('What is counted of the rows selected'),
  value: numberOrNull.describe('null without a release'),
})

/** A figure that someone else printed beside what the records give for it. */
export const publishedFigure = z
  .object({
    figure: z.string().describe('Its short name, e.g. pf-042'),
    species_id: z.uuid(),
    scientific_name: z.string(),
    common_name: z.string().describe('In English'),
    label: z.string().describe('What the figure is of, in English'),
    printed_value: z.number(),
    unit: z.enum(FIGURE_UNITS),
    publisher: z.string(),
    title: z.string().describe('Of the publication'),
    year: year.nullable().describe('Of the publication; null where it gives none'),
    address: z.string().describe('Of the publication on the web'),
    place: textOrNull.describe('Where in the publication, e.g. p. 1'),
    parts: z.array(figurePart).describe('What the figure is computed from, called A, B, C in their order'),
    formula: z.string().describe('How it is computed from its parts, e.g. 100*A/B'),
    ours: numberOrNull.describe('What the records give, unrounded; null without a release'),
    verdict: z
      .enum(PROOF_VERDICTS)
      .nullable()
      .describe(
        'equal: ours, rounded to the decimals that were printed; within_2_percent of what was printed; otherwise the reason as judged; null without a release',
      ),
    notes: z.array(z.enum(PROOF_NOTES)).describe('Reasons for a difference, and what else is to be known'),
  })
  .describe('A figure that someone else printed, and what the trade records give for it')

export type PublishedFigure = z.infer<typeof publishedFigure>

export const proofContract = {
  list: get(
    '/published-figures',
    'Figures on trade that others printed, beside what the records give for them',
    { shows: ['cites_trade'] },
  )
    .input(
      z.object({
        species_id: speciesIdParameter
          .optional()
          .describe('Only figures of this species, a UUID in any case'),
      }),
    )
    .output(
      marked(z.object({ release, figures: z.array(publishedFigure) })).describe(
        'Figures on trade that others printed, by species. Nothing is compared while the trade records are simulated',
      ),
    ),

  count: getOfSpecies(
    '/species/{id}/published-figures/count',
    'How many figures on the trade of a species that others printed are reproduced from the records',
    { shows: ['cites_trade'] },
  ).output(
    marked(
      z.object({
        release,
        figures: count.describe('Figures that others printed'),
        reproduced: count.nullable().describe('Of these, equal or within 2 %; null without a release'),
      }),
    ).describe('How many figures that others printed are reproduced'),
  ),
}
