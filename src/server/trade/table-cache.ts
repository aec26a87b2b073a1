import { LRUCache } from 'lru-cache'

/** The tables asked for last, as many as fit; one that is larger than all that fits is cached alone. */
export const tableCache = <Table extends { length: number }>(mostRows: number) =>
  new LRUCache<string, Table>({
    maxSize: mostRows,
    sizeCalculation: ({ length }) => Math.min(Math.max(length, 1), mostRows),
  })
