import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { api } from '#web/api.ts'

const LOCALES: Record<string, object> = import.meta.glob(
  '../../../../public/locales/*/{accessibility,common,conservation,species,trade}.json',
  { eager: true, import: 'default' },
)

/**
 * For tests: the text of a part of a screen, in English by default; `releases` are the
 * datasets in use.
 */
export function renderedText(
  part: ReactNode,
  language: Language = FALLBACK_LANGUAGE,
  releases?: readonly Partial<DatasetRelease>[],
): string {
  const queryClient = new QueryClient()
  if (releases) queryClient.setQueryData(api.releases.list.queryKey(), releases as DatasetRelease[])
  return renderedMarkup(part, language, queryClient)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** For tests: the HTML of a part of a screen, with the answers that the query client has. */
export function renderedMarkup(part: ReactNode, language: Language, queryClient: QueryClient): string {
  const translations = createInstance()
  translations.use(initReactI18next).init({
    lng: language,
    defaultNS: 'common',
    resources: { [language]: resourcesIn(language) },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  // Without a glossary, so that no term is explained.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={translations}>
        <RouterContextProvider router={router}>{part}</RouterContextProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
}

function resourcesIn(language: Language): Record<string, object> {
  const files = Object.entries(LOCALES).filter(([path]) => path.includes(`/locales/${language}/`))
  return Object.fromEntries(files.map(([path, texts]) => [path.replace(/^.*\/(.*)\.json$/, '$1'), texts]))
}
