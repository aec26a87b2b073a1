import type { QueryClient } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './address.ts'
import { PageFailure } from './components/page-failure.tsx'
import type { routeTree } from './routes.gen.ts'

type RouteTree = typeof routeTree

/** The router of the portal; its history is the browser's unless a test or the first paint brings one. */
export function createPortalRouter(tree: RouteTree, queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree: tree,
    context: { queryClient },
    history,
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
    // On the server it would write a script of its own into the page.
    scrollRestoration: !import.meta.env.SSR,
    // As the server reads addresses.
    caseSensitive: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
