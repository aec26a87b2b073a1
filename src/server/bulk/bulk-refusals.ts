import type { Reader } from '#database/access.ts'
import { findPublisherAddress } from '#database/bulk/release-files-list-queries.ts'
import { DATA_PAGE } from '#domain/bulk/bulk-addresses.ts'
import { NOT_PUBLISHED } from '../trade/published-rows.ts'

/** Why the trade records themselves are not to be had here, and where their publisher offers them. */
export interface RowsRefusal {
  code: 'FORBIDDEN'
  message: string
  /** Null where no publisher is known, as of simulated records. */
  offered_at: string | null
}

/** What whoever asks for rows is told where the operator does not publish them. */
export async function rowsRefusal(db: Reader, release?: string): Promise<RowsRefusal> {
  const offered_at = await findPublisherAddress(db, release)
  return { code: 'FORBIDDEN', message: notPublishedWords(offered_at), offered_at }
}

const notPublishedWords = (offered_at: string | null): string =>
  offered_at === null ? NOT_PUBLISHED : `${NOT_PUBLISHED} Their publisher offers them at ${offered_at}.`

/** What is said of an address below /data that nothing has. */
export const notFound = (what: string) => ({
  code: 'NOT_FOUND',
  message: `${what} ${DATA_PAGE} lists everything that is offered, for programs as /data/index.json.`,
})
