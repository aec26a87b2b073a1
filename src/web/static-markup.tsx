import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { routeTree } from './routes.gen.ts'
import { WORDS } from './words.ts'

interface Setting {
  language: string
  /** The address that the markup is for. */
  at: string
  queryClient: QueryClient
}

/** Markup as it is before any script has run, in one language and for one address. */
export function staticMarkup(content: ReactNode, { language, at, queryClient }: Setting): string {
  const translations = createInstance()
  translations.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    defaultNS: 'common',
    resources: WORDS,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: [at] }),
    isServer: true,
  })
  return renderToStaticMarkup(
    <I18nextProvider i18n={translations}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>{content}</RouterContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
