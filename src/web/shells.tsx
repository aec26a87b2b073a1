import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Frame } from './components/frame/frame.tsx'
import { PageShell } from './public/page-shell.tsx'
import { createPortalRouter } from './router.ts'
import { translationsIn, WORDS } from './words.ts'

/** Pages that are not rendered for their address: the server fills in the `{words}`, the browser draws what is there. */
const SHELLS: Record<string, ReactNode> = {
  page: (
    <Frame>
      <PageShell />
    </Frame>
  ),
  frame: <Frame>{null}</Frame>,
  admin: <AdminShell />,
}

/** No page's address, so that no section counts as the one shown. */
const NOWHERE = '/-'

/** The shells in every language. */
export function shells(): { language: string; kind: string; html: string }[] {
  const queryClient = new QueryClient()
  const router = createPortalRouter(queryClient, createMemoryHistory({ initialEntries: [NOWHERE] }))
  const markup = (language: string, content: ReactNode) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={translationsIn(language)}>
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router}>{content}</RouterContextProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    )
  return Object.keys(WORDS).flatMap((language) =>
    Object.entries(SHELLS).map(([kind, content]) => ({ language, kind, html: markup(language, content) })),
  )
}

/** The first screen of the back office: that it waits for the session, as the guard shows it. */
function AdminShell() {
  const { t } = useTranslation('admin')
  return (
    <main className="flex min-h-dvh flex-col bg-paper p-8 text-center font-sans text-base text-ink">
      <p role="status" className="m-auto text-ink-2">
        {t('guard.loading')}
      </p>
    </main>
  )
}
