import { z } from 'zod'
import type { tradeTrends } from '#contract/trade-trends-contract.ts'
import type { tradeGroups, tradeLedgers, tradeView } from '#contract/trade-view-contract.ts'
import { GROUPED_BY } from '#domain/trade/trade-dimensions.ts'
import { COUNTRIES_BY, MOVEMENTS, REPORTERS } from '#domain/trade/trade-selection.ts'
import { FIRST_CITES_YEAR } from '#domain/trade/trade-vocabulary.ts'
import { namedSpecies, speciesCalled } from './named-species.ts'
import { portalTool, Refused } from './portal-tool.ts'

const year = z.number().int().min(FIRST_CITES_YEAR).max(2200).optional()
const codes = (of: string) => z.array(z.string().max(100)).max(50).optional().describe(of)

/** Which records count, by the names of the interface. Source: trade-methods, section 11. */
const selection = {
  start_year: year.describe('First year included'),
  end_year: year.describe('Last year included'),
  term: codes('What was traded, for example tusks'),
  unit: codes('Measure: number, kg, l, m, m2, m3, or a container such as sets'),
  importer: codes('ISO codes of importing countries'),
  exporter: codes('ISO codes of exporting countries'),
  origin: codes("ISO codes of countries of origin; '-' means not reported"),
  purpose: codes("CITES purpose codes; '-' means not reported"),
  source: codes("CITES source codes, such as W for wild; '-' means not reported"),
  reporter: z
    .enum(REPORTERS)
    .optional()
    .describe(
      "Whose reports: exporters', importers', both (quantities once for each side) or the larger side of each line",
    ),
  movement: z
    .enum(MOVEMENTS)
    .optional()
    .describe('direct, re-exports or all; quantities count direct trade by default'),
  by: z
    .enum(COUNTRIES_BY)
    .optional()
    .describe('Count countries as exporter, which is the default, or as source country'),
  release: z.string().max(40).optional().describe('A release, such as 2025.1; the one in use by default'),
}

type Selection = z.infer<z.ZodObject<typeof selection>>

/** The choice as it is in an address. */
function queryOf(chosen: Selection): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query
}

const withQuery = (path: string, query: URLSearchParams) => (query.size === 0 ? path : `${path}?${query}`)

/** The trade tab with the same choice. */
function tradePage(id: string, query: URLSearchParams): string {
  return `/species/${id}?${new URLSearchParams({ tab: 'trade', ...Object.fromEntries(query) })}`
}

const NO_TRADE = 'There are no trade records for this species.'

export const trade = portalTool({
  name: 'trade',
  title: 'Trade records',
  description:
    "CITES trade records of a species counted by the portal's published rules: records and quantities by year, term, partner, purpose and source, or grouped by fields of your choice. Quantities are of one article (term and measure) and never add exporters' to importers' reports; read the signs before you quote a figure. A record is a line of an annual report, not a shipment or an animal.",
  input: z.object({
    species: namedSpecies,
    ...selection,
    group: z
      .array(z.enum(GROUPED_BY))
      .max(GROUPED_BY.length)
      .optional()
      .describe('Group records and quantities by these fields, for example year and importer'),
  }),
  answer: async ({ species: named, group, ...chosen }, { ask }) => {
    const species = await speciesCalled(named, ask)
    const query = queryOf(chosen)
    const page = tradePage(species.id, query)
    if (group !== undefined && group.length > 0) {
      const grouped = new URLSearchParams([...query, ['group', group.join()]])
      const groups = await ask<z.infer<typeof tradeGroups> | null>(
        withQuery(`/species/${species.id}/trade`, grouped),
      )
      if (groups === null) throw new Refused(NO_TRADE)
      return { found: { species, ...groups }, page }
    }
    const [view, trends] = await Promise.all([
      ask<z.infer<typeof tradeView> | null>(withQuery(`/species/${species.id}/trade/view`, query)),
      ask<z.infer<typeof tradeTrends> | null>(
        withQuery(`/species/${species.id}/trade/trends`, queryOf({ release: chosen.release })),
      ),
    ])
    if (view === null) throw new Refused(NO_TRADE)
    // What two_ledgers answers, and what only a screen with choices needs, is left out.
    const { choices, basis_choices, ledgers, ...figures } = view
    return { found: { species, ...figures, trend_of_all_trade: trends && trendOf(trends) }, page }
  },
})

const trendOf = ({ verdict, window, cells, rise, fall, neither }: z.infer<typeof tradeTrends>) => ({
  verdict,
  window,
  cells,
  rise,
  fall,
  neither,
})

export const twoLedgers = portalTool({
  name: 'two_ledgers',
  title: "Exporters' and importers' reports",
  description:
    'What exporters and importers report of the same trade, beside each other: quantities of one article, how much both sides report, and by pairs of countries. A gap often has ordinary causes and is not evidence of illegal trade.',
  input: z.object({ species: namedSpecies, ...selection }),
  answer: async ({ species: named, ...chosen }, { ask }) => {
    const species = await speciesCalled(named, ask)
    const query = queryOf(chosen)
    const ledgers = await ask<z.infer<typeof tradeLedgers> | null>(
      withQuery(`/species/${species.id}/trade/ledgers`, query),
    )
    if (ledgers === null) throw new Refused(NO_TRADE)
    return { found: { species, ...ledgers }, page: tradePage(species.id, query) }
  },
})
