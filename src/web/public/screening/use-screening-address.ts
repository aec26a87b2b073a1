import { useSearch } from '@tanstack/react-router'
import type { FlagSort } from '#domain/trade/screening-criteria.ts'
import { flagOrder, LARGEST_TIMES_FIRST, startsDescending } from '#domain/trade/screening-list.ts'
import { useSearchChanges } from '#web/use-search-changes.ts'
import type { ScreeningSearch } from './screening-search.ts'

/** The state of the page, which is its address, and the ways to change it. */
export function useScreeningAddress() {
  const search = useSearch({ from: '/screening' })
  const changeSearch = useSearchChanges<ScreeningSearch>()
  const change = (changes: Parameters<typeof changeSearch>[0]) => changeSearch(changes, { replace: true })

  /** Another press on the same column turns the order round. */
  const sortBy = (sort: FlagSort) =>
    change((before) => {
      const now = flagOrder(before)
      const descending = now.sort === sort ? !now.descending : startsDescending(sort)
      return {
        sort: sort === LARGEST_TIMES_FIRST.sort ? undefined : sort,
        order: descending === startsDescending(sort) ? undefined : descending ? 'descending' : 'ascending',
      }
    })

  return {
    search,
    order: flagOrder(search),
    change,
    sortBy,
    clear: () => change({ species: undefined, exporter: undefined, criterion: undefined }),
  }
}
