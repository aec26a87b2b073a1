import type { Query, QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import type { ViewToDraw } from '#contract/view-to-draw.ts'
import type { Language } from '#domain/portal/languages.ts'
import { api, questionOf } from './api.ts'
import { askThrough } from './api-link.ts'
import { App } from './app.tsx'
import type { SentAnswer } from './first-data.ts'
import { createQueryClient } from './query-client.ts'
import { createPortalRouter, type PortalRouter } from './router.ts'
import { translationsIn } from './words.ts'

export interface RenderedPage {
  html: string
  /** What was asked for it. */
  answers: SentAnswer[]
  /** The translation namespaces that it uses. */
  namespaces: string[]
}

/** What a screen asks without waiting for it is known once it was rendered, and what depends on that a rendering later. */
const MOST_ATTEMPTS = 3

/**
 * Renders the page at an address as the browser does, with everything that its screens ask for. `ask` fetches from the
 * portal's interface, the same way for every page. A question that fails is left to the browser, which shows what went
 * wrong.
 */
export async function renderPage(
  { address, language }: { address: string; language: Language },
  ask: typeof fetch,
): Promise<RenderedPage> {
  askThrough(ask)
  const queryClient = createQueryClient()
  const translations = translationsIn(language)
  const [router] = await Promise.all([
    routerAt(address, queryClient, language),
    // Every page asks these.
    queryClient.prefetchQuery(api.portal.about.queryOptions()),
    queryClient.prefetchQuery(api.releases.list.queryOptions()),
  ])
  const app = (
    <I18nextProvider i18n={translations}>
      <App queryClient={queryClient} router={router} />
    </I18nextProvider>
  )
  let html = renderToString(app)
  for (let attempt = 1; attempt < MOST_ATTEMPTS && !isWhole(html, queryClient); attempt++) {
    // Waits for what suspends, such as a part whose code is loaded when it is first shown.
    await (await prerender(app)).prelude.cancel()
    await Promise.all(queriesWithoutAnswer(queryClient).map((query) => query.fetch().catch(() => undefined)))
    html = renderToString(app)
  }
  return { html, answers: answersIn(queryClient), namespaces: namespacesOf(translations) }
}

/** Draws a view without a page around it; loaded with the first one. */
export async function renderView(view: ViewToDraw): Promise<string> {
  return (await import('./views/render-view.tsx')).renderView(view)
}

/** The router at the address, with all that its route loads; as in the browser, without what its route does not know. */
async function routerAt(
  address: string,
  queryClient: QueryClient,
  language: Language,
): Promise<PortalRouter> {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createPortalRouter(queryClient, history, language)
  const { pathname, search } = router.parseLocation(history.location)
  const known = router.matchRoutes(pathname, search).at(-1)?.search ?? {}
  history.replace(router.buildLocation({ to: pathname, search: () => ({ ...known }) }).href)
  await router.load()
  return router
}

/** React's mark at a part that it leaves to the browser. */
const LEFT_OUT = '<!--$!-->'

/** Whether nothing is left out and nothing waits for an answer; then the page needs no script to put its parts in place. */
const isWhole = (html: string, queryClient: QueryClient): boolean =>
  !html.includes(LEFT_OUT) && queriesWithoutAnswer(queryClient).length === 0

/** What a screen asks while it shows something else. */
const queriesWithoutAnswer = (queryClient: QueryClient): Query[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options }) =>
        state.status === 'pending' && (options as { enabled?: boolean }).enabled !== false,
    )

const answersIn = (queryClient: QueryClient): SentAnswer[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .flatMap(({ queryKey, state }) => {
      const question = questionOf(queryKey)
      return question === undefined ? [] : [{ ...question, output: state.data }]
    })

const namespacesOf = ({ reportNamespaces }: i18n): string[] => reportNamespaces?.getUsedNamespaces() ?? []
