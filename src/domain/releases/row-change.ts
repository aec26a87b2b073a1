/** What may happen to a row from one release to another. */
export const ROW_CHANGES = ['removed', 'changed', 'added'] as const
export type RowChange = (typeof ROW_CHANGES)[number]
