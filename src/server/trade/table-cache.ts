import { LRUCache } from 'lru-cache'

/**
 * The tables asked for last, as many as fit; one that is larger than all that fits is cached alone. What a table takes is told in rows: its
 * own, unless `rowsOf` says more.
 */
export const tableCache = <Table extends { length: number }>(
  mostRows: number,
  rowsOf = ({ length }: Table): number => length,
) =>
  new LRUCache<string, Table>({
    maxSize: mostRows,
    sizeCalculation: (table) => Math.min(Math.max(rowsOf(table), 1), mostRows),
  })
