import { z } from 'zod'
import { TRADE_TRENDS } from '#domain/trade/trend-values.ts'
import { TRADE_VIEWS } from '#domain/views/view-address.ts'
import { oneOf } from './parameters.ts'
import { get, getOfSpecies, getOne } from './routes.ts'
import { marked } from './shows.ts'
import { flowsOf, recordFlows, tradeFlows } from './trade-flows-contract.ts'
import { recordsContract } from './trade-records-contract.ts'
import { tradeSelectionInput } from './trade-selection.ts'
import { tradeScreening, tradeTrends } from './trade-trends-contract.ts'
import {
  groupedBy,
  knownValues,
  tradeFile,
  tradeGroups,
  tradeLedgers,
  tradeView,
} from './trade-view-contract.ts'
import { publishedView } from './view-contract.ts'
import { numberOrNull, speciesId, textOrNull, wholeNumberOrNull } from './vocabularies.ts'

const share = z.object({
  records: z.number().int(),
  quantity: z.number().describe('Plain sum as reported, both reporters, whatever the unit'),
})
const COUNTRY = 'ISO 3166-1 alpha-2, or a code of CITES for former states and unknown places, e.g. XX'
const countryCode = textOrNull.describe(`${COUNTRY}; null where not reported`)
const codedCountry = z.object({ code: z.string().describe(COUNTRY), name: z.string().describe('In English') })
const trend = z.enum(TRADE_TRENDS)

/** Source: specification, document 2, section 3, "Trade summary". */
export const annualSummary = z
  .object({
    year: z.number().int(),
    total_records_for_year: z.number().int(),
    total_quantity_for_year: z.number().describe('Plain sum as reported, both reporters, whatever the unit'),
    importers_summary: z.array(share.extend({ importer_code: countryCode })),
    exporters_summary: z.array(share.extend({ exporter_code: countryCode })),
    terms_summary: z.array(share.extend({ term: z.string() })).describe('What was traded, e.g. skins'),
    purposes_summary: z
      .array(share.extend({ purpose_code: textOrNull }))
      .describe('CITES purpose codes, e.g. T commercial; null is not reported'),
    sources_summary: z
      .array(share.extend({ source_code: textOrNull }))
      .describe('CITES source codes, e.g. W wild; null is not reported, which is usual before 1991'),
  })
  .describe('One year of trade; in each breakdown the largest share comes first')

/** Source: specification, document 2, section 3, "Trade summary"; supplement, sections 3 and 4. */
export const tradeSummary = z
  .object({
    species_id: z.uuid(),
    total_trade_records: z
      .number()
      .int()
      .describe("Lines of parties' annual reports; exporters' and importers' lines both count"),
    distinct_years: z.number().int().describe('Years with a record'),
    distinct_terms: z.array(z.string()).describe('What was traded, by alphabet'),
    distinct_importers: z.array(codedCountry),
    distinct_exporters: z.array(codedCountry),
    overall_min_year: wholeNumberOrNull.describe('The earliest year with a record'),
    overall_max_year: wholeNumberOrNull.describe('The latest year with a record'),
    annual_summaries: z.array(annualSummary).describe('Oldest first; a year without a record is absent'),
    total_quantity: z
      .number()
      .describe('Plain sum as reported, both reporters, whatever the unit; see has_mixed_units'),
    avg_annual_trade: numberOrNull.describe('total_quantity divided by distinct_years'),
    peak_trade_year: wholeNumberOrNull.describe('The year of the largest quantity'),
    recent_trend: trend.describe(
      'Mean quantity of the three latest years against the three before: increasing above 1.2 times, decreasing below 0.8; fewer than five years are insufficient_data',
    ),
    complete_years_trend: trend.describe('The same over the years up to last_complete_year'),
    last_complete_year: wholeNumberOrNull.describe(
      'The latest year that the release holds in full; later ones lack reports',
    ),
    has_mixed_units: z.boolean().describe('Whether quantities of different units are added up'),
    units: z
      .array(share.extend({ unit: textOrNull.describe('null is number of specimens') }))
      .describe('The records by unit'),
    exporter_reported_records: z.number().int(),
    importer_reported_records: z.number().int(),
    last_updated_at: z.string().describe('When the records were counted, ISO 8601 in UTC'),
  })
  .describe('All trade records of a species, counted. Source: CITES Trade Database')

export type TradeSummary = z.infer<typeof tradeSummary>

export const tradeContract = {
  summary: getOfSpecies(
    '/species/{id}/trade-summary',
    'All trade records of a species counted by year, partner, term, purpose and source; null when there is no summary',
    { shows: ['cites_trade'], choiceAt: '/api/species/{id}/trade' },
  ).output(marked(tradeSummary).nullable()),

  view: getOne(
    '/species/{id}/trade/view',
    'What a choice leaves of a species’ trade: records, articles, ledgers, countries, signs, further choices; null without trade records',
    { shows: ['cites_trade'] },
  )
    .input(z.object({ id: speciesId, ...tradeSelectionInput }))
    .output(marked(tradeView).nullable()),

  groups: getOne(
    '/species/{id}/trade',
    'Records and quantities of a choice, grouped by any dimensions; null without trade records',
    { shows: ['cites_trade'] },
  )
    .input(z.object({ id: speciesId, ...tradeSelectionInput, group: groupedBy }))
    .output(marked(tradeGroups).nullable()),

  ledgers: getOne(
    '/species/{id}/trade/ledgers',
    'What exporters and importers report of the article that a choice leaves, beside each other',
    { shows: ['cites_trade'] },
  )
    .input(z.object({ id: speciesId, ...tradeSelectionInput }))
    .output(marked(tradeLedgers).nullable()),

  flows: getOne(
    '/species/{id}/trade/flows',
    'What countries send each other, in all and by decade: quantities of the article that a choice leaves, or records',
    { shows: ['cites_trade'] },
  )
    .input(z.object({ id: speciesId, ...tradeSelectionInput, of: flowsOf }))
    .output(marked(tradeFlows).nullable()),

  trends: getOne(
    '/species/{id}/trade/trends',
    'Whether trade rises or falls over ten complete years, and whether that depends on what is counted',
    { shows: ['cites_trade'] },
  )
    .input(z.object({ id: speciesId, release: tradeSelectionInput.release }))
    .output(marked(tradeTrends).nullable()),

  screening: getOne(
    '/species/{id}/trade/screening',
    'Exporters whose last complete year meets a criterion of the Convention for a second look',
    { shows: ['cites_trade'] },
  )
    .input(z.object({ id: speciesId, release: tradeSelectionInput.release }))
    .output(marked(tradeScreening).nullable()),

  // Whether its figures are simulated depends on the release that is asked for, and is in the answer itself.
  table: getOne(
    '/species/{id}/trade/tables/{view}',
    'A chart of a species’ trade as a full table; also as a file at /species/{id}/{view}.csv. null without trade records',
  )
    .input(
      z.object({
        id: speciesId,
        view: oneOf('view', TRADE_VIEWS).describe('Which chart'),
        ...tradeSelectionInput,
      }),
    )
    .output(publishedView.nullable()),

  file: getOfSpecies(
    '/species/{id}/trade/file',
    'The file of a species’ trade records: address, SHA-256 and size; null without records, or where the operator does not publish rows',
    { shows: ['cites_trade'] },
  ).output(marked(tradeFile).nullable()),

  ...recordsContract,

  recordFlows: get(
    '/trade-records/flows',
    'How many records report direct trade between countries, of all species in the last ten complete years; null without records',
    { shows: ['cites_trade'] },
  ).output(marked(recordFlows).nullable()),

  values: get(
    '/trade-records/values',
    'The values that a selection may name: those that the records of the release carry',
    { shows: ['cites_trade'] },
  ).output(marked(knownValues)),

  count: get('/trade-records/count', 'How many trade records are loaded', { shows: ['cites_trade'] }).output(
    marked(
      z.object({ count: z.number().int() }).describe('All records of the release in use, of every species'),
    ),
  ),
}
