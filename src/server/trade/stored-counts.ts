import { createHash } from 'node:crypto'
import type { Reader } from '#database/access.ts'
import type { Connection } from '#database/connect.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { storeTradeCount } from '#database/trade/trade-counts-changes.ts'
import { type CountOf, findTradeCount } from '#database/trade/trade-counts-queries.ts'
import { onceEach } from '#domain/once-each.ts'
import { MOST_COMBINED_ROWS } from './explore-in-threads.ts'
import { rulesDigest } from './rules-digest.ts'

/** What was counted over the files of all species in use as it was stored, or counted now. */
export type StoredCount = <Answer>(
  files: readonly ReleaseFile[],
  job: CountOf['job'],
  count: () => Promise<Answer>,
) => Promise<Answer>

interface Parts {
  connection: { reader: Reader; db: Pick<Connection['db'], 'transaction'> }
  warn: (message: string, details: Record<string, unknown>) => void
  mostRows?: number
}

/**
 * What narrows nothing is counted once for all starts and processes: what it rests on never changes while the files
 * are the same. Few records are counted sooner than their answer is read. An answer that could not be stored is given all the same.
 */
export function storedCounts({
  connection: { reader, db },
  warn,
  mostRows = MOST_COMBINED_ROWS,
}: Parts): StoredCount {
  /** One after the other, so that each removes what an earlier one stored of other files. */
  let storing: Promise<unknown> = Promise.resolve()
  return async function countOnce<Answer>(
    files: readonly ReleaseFile[],
    job: CountOf['job'],
    count: () => Promise<Answer>,
  ): Promise<Answer> {
    const records = files.reduce((sum, file) => sum + file.rows, 0)
    if (records <= mostRows) return count()
    const of = { files: digestOf(files), rules: rulesDigest(), job }
    const stored = await findTradeCount(reader, of)
    if (stored !== undefined) return stored as Answer
    const answer = await count()
    if (answer === undefined) return answer
    // Not awaited: an import may hold the embedded engine's only session.
    storing = storing
      .then(() => db.transaction((tx) => storeTradeCount(tx, of, answer)))
      .catch((problem) =>
        warn('What was counted over all species could not be stored', { problem: String(problem) }),
      )
    return answer
  }
}

/** Worked out once for a list that stays: of 40,000 files it takes 20 ms. */
const digestOf = onceEach((files: readonly ReleaseFile[]): string => {
  const digest = createHash('sha256')
  for (const { species_id, sha256, last_complete_year } of files)
    digest.update(`${species_id} ${sha256} ${last_complete_year}\n`)
  return digest.digest('hex')
})
