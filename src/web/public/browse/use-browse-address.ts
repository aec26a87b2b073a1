import { useSearch } from '@tanstack/react-router'
import { useHash } from '#web/components/use-hash.ts'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { ALL_SPECIES, type BrowseSearch, browseSearch } from './browse-search.ts'

/** The tabs by the hash that opens them; the first needs none. */
export const BROWSE_TABS = ['', 'comparison'] as const
export type BrowseTab = (typeof BROWSE_TABS)[number]

/** The page's search and tab, and the ways to change them. */
export function useBrowseAddress() {
  // Read again, because the router keeps unknown values of the address.
  const search = useSearch({ from: '/home', select: browseSearch, structuralSharing: true })
  const change = useSearchChanges<BrowseSearch>({ page: ALL_SPECIES.page })
  const hash = useHash()

  return {
    search,
    tab: BROWSE_TABS.find((tab) => tab === hash) ?? '',
    isFiltered: [search.search, search.iucnStatus, search.citesAppendix].some(({ length }) => length > 0),
    change,
    clear: () => change(ALL_SPECIES),
  }
}
