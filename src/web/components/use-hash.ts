import { useHydrated, useLocation } from '@tanstack/react-router'

/**
 * What is behind the # of the address; empty until a page from the server is hydrated, since browsers do not send it.
 */
export function useHash(): string {
  const hash = useLocation({ select: (location) => location.hash })
  return useHydrated() ? hash : ''
}
