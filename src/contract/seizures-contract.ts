import { z } from 'zod'
import { RISK_LEVELS } from '#domain/seizures/risk-level.ts'
import { get, getOfSpecies } from './routes.ts'
import { marked } from './shows.ts'
import { day, numberOrNull, speciesId, textOrNull, wholeNumberOrNull, yesNoOrNull } from './vocabularies.ts'

const seizedProduct = z.object({
  product_name: z.string(),
  main_category: textOrNull.describe('Kind of use by the published table'),
  is_high_value: yesNoOrNull.describe('null where the record is simulated: it is not rated'),
})

/** Source: specification, document 2, section 3, "Seizure record"; supplement, section 7. */
export const seizureRecord = marked(
  z.object({
    id: z.uuid(),
    seizure_year: wholeNumberOrNull,
    seizure_date: day.nullable(),
    country_code: textOrNull.describe('ISO 3166-1 alpha-2'),
    product_category: textOrNull.describe('Category of the product'),
    quantity: numberOrNull.describe('As reported, in `unit`; null is not reported, never zero'),
    unit: textOrNull,
    source_database: textOrNull.describe('Where it was first reported: cites, lemis, wtp or another'),
    reference: textOrNull.describe('The publication it is taken from'),
    product: seizedProduct.nullable(),
  }),
).describe(
  'A reported seizure record. In the published table it is one taxon and kind of use per database, mostly without date and place, and no single event',
)

/** Source: specification, document 2, section 3, "Illegal trade summary"; supplement, section 7. */
export const illegalTradeSummary = marked(
  z.object({
    totalSeizures: z.number().int().describe('Seizure records'),
    productTypesCount: z.number().int().describe('Different products or, where none is named, categories'),
    highValueProductsCount: wholeNumberOrNull.describe(
      'Different products of high value; null where the records are simulated',
    ),
    isCitesAppendixI: z.boolean().describe('Whether the species stands in CITES Appendix I now'),
    riskLevel: z
      .enum(RISK_LEVELS)
      .nullable()
      .describe(
        'high in Appendix I or above 50 records, medium above 20, else low; null where the records are simulated',
      ),
    productTypes: z.array(z.string()).describe('The products or categories, by alphabet'),
    confiscatedInTrade: z
      .object({
        records: z.number().int(),
        first_year: wholeNumberOrNull,
        last_year: wholeNumberOrNull,
      })
      .describe('Trade records of source I, confiscated or seized: never part of the figures above'),
    commercialTrade: z
      .object({
        since: z.number().int().describe('The first year counted'),
        records: z.number().int().describe("Lines of parties' reports with purpose T, commercial"),
        captive_records: z
          .number()
          .int()
          .describe('Of these, the records with source C, D or F: bred or born in captivity'),
      })
      .describe('What the trade records hold of commercial trade: never part of the figures above'),
  }),
).describe('The seizure records of a species, counted and, where they are real, rated')

export type SeizureRecord = z.infer<typeof seizureRecord>
export type IllegalTradeSummary = z.infer<typeof illegalTradeSummary>

export const seizuresContract = {
  summary: getOfSpecies(
    '/species/{id}/illegal-trade',
    'Seizure records of a species counted, with the risk level',
    {
      shows: ['cites_trade', 'seizures'],
      costly: true,
    },
  ).output(illegalTradeSummary),

  list: get('/species/{id}/seizures', 'Seizure records of a species, newest first, undated last', {
    shows: ['seizures'],
  })
    .input(z.object({ id: speciesId }))
    .output(z.array(seizureRecord)),
}
