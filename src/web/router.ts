import type { QueryClient } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './address.ts'
import { PageFailure } from './components/page-failure.tsx'
import { routeTree } from './routes.gen.ts'

/** The router of the portal. */
export function createPortalRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('./public/not-found-screen.tsx'),
      'NotFoundScreen',
    ),
    defaultPreload: 'intent',
    // The query client decides what is fresh; the router keeps no second copy.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // As the server reads addresses.
    caseSensitive: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
