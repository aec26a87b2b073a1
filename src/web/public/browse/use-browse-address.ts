import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { withoutDefaults } from '#web/address.ts'
import { useHash } from '#web/components/use-hash.ts'
import { ALL_SPECIES, type BrowseSearch, browseSearch } from './browse-search.ts'

/** The tabs by the hash that opens them; the first needs none. */
export const BROWSE_TABS = ['', 'comparison'] as const
export type BrowseTab = (typeof BROWSE_TABS)[number]

/** The page's state, which is its address, and the ways to change it. */
export function useBrowseAddress() {
  const given = useSearch({ from: '/home' })
  // The address may carry what others put there. The same address must stay the same object, or a list that
  // waits for another question would wait for ever.
  const search = useMemo(() => browseSearch({ ...given }), [given])
  const navigate = useNavigate({ from: '/home' })
  const hash = useHash()

  /** Any other list begins at its first page. */
  const change = (changes: Partial<Omit<BrowseSearch, 'page'>>, { replace = false } = {}) =>
    navigate({
      search: withoutDefaults({ ...search, ...changes, page: ALL_SPECIES.page }, ALL_SPECIES),
      replace,
      resetScroll: false,
    })

  return {
    search,
    tab: BROWSE_TABS.find((tab) => tab === hash) ?? '',
    isFiltered: [search.search, search.iucnStatus, search.citesAppendix].some(({ length }) => length > 0),
    change,
    clear: () => change(ALL_SPECIES),
  }
}
