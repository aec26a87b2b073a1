import type { ExploreTrade } from './explore-trade.ts'
import { NoRowsStore, type RowsProcess } from './rows-process.ts'
import type { TradeThread } from './trade-thread.ts'

/** Up to so many records of several species are put together in memory: the release of the species here is half of it. */
export const MOST_COMBINED_ROWS = 1_000_000

interface Threads {
  trade: Pick<TradeThread, 'explore'>
  rows: Pick<RowsProcess, 'explore'>
  warn: (message: string, details: Record<string, unknown>) => void
  mostRows?: number
}

/** Counts the trade of few records in memory and that of many with DuckDB, or in memory too where it cannot run. */
export function exploreInThreads({
  trade,
  rows,
  warn,
  mostRows = MOST_COMBINED_ROWS,
}: Threads): ExploreTrade {
  let canStore = true
  return async (files, job) => {
    const records = files.reduce((sum, file) => sum + file.rows, 0)
    if (!canStore || records <= mostRows) return trade.explore(files, job)
    try {
      return await rows.explore(files, job)
    } catch (problem) {
      if (!(problem instanceof NoRowsStore)) throw problem
      if (canStore)
        warn('DuckDB cannot run here: trade of all species is counted in memory', {
          problem: problem.message,
        })
      canStore = false
      return trade.explore(files, job)
    }
  }
}
