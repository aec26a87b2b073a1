import type { ExploredBy } from './explorer-question.ts'

/** How grouped trade is shown. */
export const EXPLORED_SHOWS = ['lines', 'shares', 'multiples', 'bars', 'matrix', 'table'] as const
export type ExploredShow = (typeof EXPLORED_SHOWS)[number]

/** The fields of a question in the order of its axes: years always run along the first. */
export const orderedFields = (fields: readonly ExploredBy[]): ExploredBy[] =>
  fields.includes('year') ? ['year', ...fields.filter((field) => field !== 'year')] : [...fields]

/** What can show figures grouped by these fields; the usual one comes first. */
export function showsOf(fields: readonly ExploredBy[]): readonly [ExploredShow, ...ExploredShow[]] {
  const isByYear = fields.includes('year')
  if (fields.length < 2) return isByYear ? ['lines', 'table'] : ['bars', 'table']
  return isByYear ? ['lines', 'shares', 'multiples', 'matrix', 'table'] : ['matrix', 'bars', 'table']
}
