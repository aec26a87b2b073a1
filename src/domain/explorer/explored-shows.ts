import type { ExploredBy, ExploredCount } from './explorer-question.ts'

/** How grouped trade is shown. */
export const EXPLORED_SHOWS = ['lines', 'shares', 'multiples', 'bars', 'matrix', 'map', 'table'] as const
export type ExploredShow = (typeof EXPLORED_SHOWS)[number]

/** The fields of a question in the order of its axes: years always run along the first. */
export const orderedFields = (fields: readonly ExploredBy[]): ExploredBy[] =>
  fields.includes('year') ? ['year', ...fields.filter((field) => field !== 'year')] : [...fields]

/**
 * Whether places of a field have shares of all of them together. Years have none, and quantities of the two reporters are never
 * added. Source: trade-methods, section 3.
 */
export const haveShares = (field: ExploredBy, count: ExploredCount): boolean =>
  field !== 'year' && (field !== 'reporter' || count === 'records')

/**
 * What can show figures grouped by these fields; the usual one comes first. Shares of a year are of its records, since parts of
 * a larger side or of a band of animals do not add up. A map has the flows of any choice, but not of whole animals.
 */
export function showsOf(
  fields: readonly ExploredBy[],
  count: ExploredCount,
): readonly [ExploredShow, ...ExploredShow[]] {
  const isByYear = fields.includes('year')
  const map: ExploredShow[] = count === 'animals' ? [] : ['map']
  if (fields.length < 2) return [isByYear ? 'lines' : 'bars', ...map, 'table']
  return isByYear
    ? ['lines', ...(count === 'records' ? (['shares'] as const) : []), 'multiples', 'matrix', ...map, 'table']
    : ['matrix', 'bars', ...map, 'table']
}
