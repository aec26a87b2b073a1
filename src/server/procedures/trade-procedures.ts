import { assertSpeciesExists } from '#database/species/species-queries.ts'
import { findReleaseFile } from '#database/trade/release-files-queries.ts'
import { getTradeFacts } from '#database/trade/trade-facts-queries.ts'
import { findTradeSummary } from '#database/trade/trade-queries.ts'
import { Invalid } from '#domain/problems.ts'
import { directRouteFlows } from '#domain/trade/trade-flows.ts'
import { assertSidesOf } from '#domain/views/view-address.ts'
import { os } from '../access.ts'
import { countRecordsInUse, knownValuesInUse, recentRoutes } from '../trade/all-records.ts'
import { askRecords, openRecordsCsv } from '../trade/ask-records.ts'
import { askTrade, openTrade } from '../trade/ask-trade.ts'

/** How the specification names a read that finds no row where one was expected. */
const NO_ROW = 'PGRST116'

export const tradeProcedures = {
  summary: os.trade.summary.handler(async ({ input: { id }, context }) => {
    const summary = await findTradeSummary(context.db, id)
    if (summary !== undefined) return summary
    await assertSpeciesExists(context.db, id)
    context.warn('A species has no trade summary', { code: NO_ROW, species_id: id })
    return null
  }),

  view: os.trade.view.handler(({ input, context }) =>
    askTrade(context, input, (asked) => ({ kind: 'view', ...asked })),
  ),

  groups: os.trade.groups.handler(({ input: { group, ...input }, context }) =>
    askTrade(context, input, (asked) => ({ kind: 'groups', ...asked, grouped_by: group })),
  ),

  ledgers: os.trade.ledgers.handler(({ input, context }) =>
    askTrade(context, input, (asked) => ({ kind: 'view', ...asked })),
  ),

  flows: os.trade.flows.handler(({ input: { of, ...input }, context }) =>
    askTrade(context, input, (asked) => ({ kind: 'flows', ...asked, of })),
  ),

  trends: os.trade.trends.handler(({ input, context }) =>
    askTrade(context, input, ({ facts }) => ({
      kind: 'trends',
      last_complete_year: facts.last_complete_year,
    })),
  ),

  screening: os.trade.screening.handler(({ input, context }) =>
    askTrade(context, input, ({ facts }) => ({
      kind: 'screening',
      last_complete_year: facts.last_complete_year,
    })),
  ),

  table: os.trade.table.handler(async ({ input: { view, ...input }, context }) => {
    const { id: _, release: __, ...selection } = input
    if (view === 'trade-trend' && Object.values(selection).some((chosen) => chosen !== undefined)) {
      throw new Invalid('trade-trend rests on all records of ten complete years: it takes release alone')
    }
    assertSidesOf(view, input.reporter)
    const trade = await openTrade(context, input)
    if (trade === null) return null
    const { question, file, count } = trade
    const { release, last_complete_year } = file
    return count({ kind: 'table', view, question, release, last_complete_year })
  }),

  file: os.trade.file.handler(async ({ input: { id }, context: { db, publishRows } }) => {
    const [file, facts] = await Promise.all([findReleaseFile(db, id), getTradeFacts(db, id)])
    if (file === undefined) {
      await assertSpeciesExists(db, id)
      return null
    }
    if (!publishRows) return null
    const { release, address, sha256, size, rows } = file
    return { release, address, sha256, size, rows, facts }
  }),

  records: os.trade.records.handler(({ input, context }) => askRecords(context, input)),

  records_csv: os.trade.records_csv.handler(({ input, context }) => openRecordsCsv(context, input)),

  recordFlows: os.trade.recordFlows.handler(async ({ context }) => {
    const recent = await recentRoutes(context)
    return recent === undefined ? null : { ...recent.window, ...directRouteFlows(recent.routes) }
  }),

  values: os.trade.values.handler(({ context }) => knownValuesInUse(context)),

  count: os.trade.count.handler(async ({ context }) => {
    const { records } = await countRecordsInUse(context)
    return { count: records }
  }),
}
