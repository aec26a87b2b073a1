import type { ListAddress } from './list-address.ts'

/** The order that a press on a column's heading leads to: up, down, then the list's own. */
export function sortedAnew(
  { sort, order }: ListAddress,
  column: string,
): Pick<ListAddress, 'sort' | 'order'> {
  if (sort !== column) return { sort: column, order: 'ascending' }
  return order === 'ascending' ? { sort, order: 'descending' } : { sort: '', order: 'ascending' }
}
