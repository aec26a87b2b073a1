import type * as tables from '#database/schema/index.ts'

/** What a test names of a new row; the builder fills in the rest. */
export type New<Name extends keyof typeof tables> = Partial<(typeof tables)[Name]['$inferInsert']>

/** The one row that was stored. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('The row was not stored')
  return row
}
