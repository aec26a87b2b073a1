import { listUnifiedListings } from '#database/listings/listings-queries.ts'
import { findReservedTrade, getTradeMeasures } from '#database/listings/trade-measures-queries.ts'
import { os } from '../access.ts'

export const listingsProcedures = {
  unified: os.listings.unified.handler(({ context }) => listUnifiedListings(context.db)),

  tradeMeasures: os.listings.tradeMeasures.handler(({ input, context }) =>
    getTradeMeasures(context.db, input.id),
  ),

  reservedTrade: os.listings.reservedTrade.handler(
    async ({ input, context }) => (await findReservedTrade(context.db, input.id)) ?? null,
  ),
}
