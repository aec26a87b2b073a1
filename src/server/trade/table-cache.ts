import { LRUCache } from 'lru-cache'

/** A row of a table takes some 60 bytes, so that all tables together take at most 90 MB. */
const MOST_ROWS = 1_500_000

/** The tables asked for last, as many as fit; one that is larger than all that fits is cached alone. */
export const tableCache = <Table extends { length: number }>(mostRows = MOST_ROWS) =>
  new LRUCache<string, Table>({
    maxSize: mostRows,
    sizeCalculation: ({ length }) => Math.min(Math.max(length, 1), mostRows),
  })
