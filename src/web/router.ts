import type { QueryClient } from '@tanstack/react-query'
import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import type { Language } from '#domain/portal/languages.ts'
import { parseSearch, stringifySearch } from './address.ts'
import { PageFailure } from './components/page-failure.tsx'
import { routeTree } from './routes.gen.ts'

/** The router of the portal; `history` and `language` on the server, where there is neither an address bar nor a document. */
export function createPortalRouter(queryClient: QueryClient, history?: RouterHistory, language?: Language) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient, language },
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('./public/not-found-screen.tsx'),
      'NotFoundScreen',
    ),
    defaultPreload: 'intent',
    // The query client decides what is fresh; the router caches nothing.
    defaultPreloadStaleTime: 0,
    // On the server it would write a script of its own into the page.
    scrollRestoration: !import.meta.env.SSR,
    // As the server reads addresses.
    caseSensitive: true,
  })
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}
