import type { Reader } from '#database/access.ts'
import { findPublisherAddress } from '#database/trade/trade-releases-queries.ts'

/* What holds wherever the trade records themselves are had. */

/** What an address means that names a release never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

const NOT_PUBLISHED =
  'This installation does not publish the trade records themselves. Its figures are at /api/species.'

/** The answer to a request for rows where the operator does not publish them. */
export interface RowsRefusal {
  code: 'FORBIDDEN'
  message: string
  /** Where the publisher offers them; null where no publisher is known, as of simulated records. */
  offered_at: string | null
}

/** Why the trade records are not to be had here, and where their publisher offers them. */
export async function rowsRefusal(db: Reader, release?: string): Promise<RowsRefusal> {
  const offered_at = await findPublisherAddress(db, release)
  const where = offered_at === null ? '' : ` Their publisher offers them at ${offered_at}.`
  return { code: 'FORBIDDEN', message: NOT_PUBLISHED + where, offered_at }
}
