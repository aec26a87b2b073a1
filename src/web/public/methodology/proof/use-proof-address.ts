import { useSearch } from '@tanstack/react-router'
import type { FigureOrder, FigureSort } from '#domain/proof/figure-sorts.ts'
import { useSearchChanges } from '#web/use-search-changes.ts'
import type { ProofSearch } from './proof-search.ts'

/** Figures begin with the largest, names and verdicts with the first. */
const LARGEST_FIRST: readonly FigureSort[] = ['printed', 'ours']

/** The state of the page, which is its address, and the ways to change it. */
export function useProofAddress() {
  const search = useSearch({ from: '/methodology/proof' })
  const changeSearch = useSearchChanges<ProofSearch>()
  const order = orderOf(search)

  const change = (changes: Parameters<typeof changeSearch>[0]) => changeSearch(changes, { replace: true })

  /** Another press on the same column turns the order round. */
  const sortBy = (sort: FigureSort) =>
    change((before) => {
      const now = orderOf(before)
      const descending = now.sort === sort ? !now.descending : LARGEST_FIRST.includes(sort)
      return {
        sort: sort === 'species' ? undefined : sort,
        order: descending ? 'descending' : undefined,
      }
    })

  return { search, order, change, sortBy, clear: () => change({ species: undefined, verdict: undefined }) }
}

const orderOf = ({ sort, order }: ProofSearch): FigureOrder => ({
  sort: sort ?? 'species',
  descending: order === 'descending',
})
