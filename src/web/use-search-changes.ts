import { useNavigate } from '@tanstack/react-router'

/** What changes of an address, or what follows from what it says by then. */
type SearchChanges<Search> = Partial<Search> | ((before: Search) => Partial<Search>)

/**
 * Changes the search of the address. Every change is merged into the newest address, so that of two made at
 * once both stay.
 *
 * @param always - what every change brings with it, e.g. the first page of the list that it leads to
 */
export function useSearchChanges<Search extends object>(always: Partial<Search> = {}) {
  const navigate = useNavigate()
  return (changes: SearchChanges<Search>, { replace = false } = {}) =>
    navigate({
      to: '.',
      search: (before: object) => ({
        ...before,
        ...always,
        // Typed by the route, which has read it.
        ...(typeof changes === 'function' ? changes(before as Search) : changes),
      }),
      replace,
      resetScroll: false,
    })
}
