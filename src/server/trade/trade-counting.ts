import type { Connection } from '#database/connect.ts'
import type { Context } from '../access.ts'
import { compareUntil } from './compare-until.ts'
import { exploreInThreads } from './explore-in-threads.ts'
import { RowsProcess } from './rows-process.ts'
import { storedCounts } from './stored-counts.ts'
import { storedDifferences } from './stored-differences.ts'
import { TradeThread } from './trade-thread.ts'

interface Parts {
  connection: Connection
  warn: Context['warn']
  /** Aborts when the portal closes. */
  closing: AbortSignal
}

/** What counts and compares trade: the thread and the process that do so, and what is stored of their results. */
export function tradeCounting({ connection, warn, closing }: Parts) {
  const [trade, rows] = [new TradeThread(), new RowsProcess()]
  const counting = {
    countTrade: (file, job) => trade.ask(file, job),
    compareTrade: compareUntil(closing, (files, job) => trade.compare(files, job)),
    exploreTrade: exploreInThreads({ trade, rows, warn }),
    storedCount: storedCounts({ connection, warn }),
    differences: storedDifferences(connection, warn),
  } satisfies Partial<Context>
  return { counting, close: () => Promise.all([trade.close(), rows.close()]) }
}
