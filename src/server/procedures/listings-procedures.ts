import { listUnifiedListings } from '#database/listings/listings-queries.ts'
import { os } from '../access.ts'

export const listingsProcedures = {
  unified: os.listings.unified.handler(({ context }) => listUnifiedListings(context.db)),
}
