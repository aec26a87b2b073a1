import { useHydrated, useLocation } from '@tanstack/react-router'

/** What stands behind the # of the address; empty until a page from the server is hydrated, since a server is not told. */
export function useHash(): string {
  const hash = useLocation({ select: (location) => location.hash })
  return useHydrated() ? hash : ''
}
