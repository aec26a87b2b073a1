import { type CatalogueRow, cellText } from '#domain/bulk/catalogue-csv.ts'

/** Rows in the order that the files of the catalogue promise, by their values as they are: the database is held against it. */
export function sortedRows<Row extends CatalogueRow>(order: readonly string[], rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => {
    for (const key of [...order, 'id']) {
      const difference = compared(one[key], other[key])
      if (difference !== 0) return difference
    }
    return 0
  })
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  // Bytes of UTF-8 are in the order of code points, which that of JavaScript's own units is not.
  return Buffer.compare(Buffer.from(cellText(one)), Buffer.from(cellText(other)))
}
