import { assertSpeciesExists } from '#database/species/species-queries.ts'
import { countTradeRecords, findTrade } from '#database/trade/trade-queries.ts'
import { os } from '../access.ts'

/** How the specification names a read that finds no row where one was expected. */
const NO_ROW = 'PGRST116'

export const tradeProcedures = {
  summary: os.trade.summary.handler(async ({ input: { id, ...filter }, context }) => {
    const summary = await findTrade(context.db, id, filter)
    if (summary !== undefined) return summary
    await assertSpeciesExists(context.db, id)
    context.warn('A species has no trade summary', { code: NO_ROW, species_id: id })
    return null
  }),

  count: os.trade.count.handler(async ({ context }) => {
    const { records } = await context.records(countTradeRecords)
    return { count: records }
  }),
}
