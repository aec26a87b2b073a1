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
import accessibility from '../../../../public/locales/en/accessibility.json' with { type: 'json' }
import common from '../../../../public/locales/en/common.json' with { type: 'json' }
import conservation from '../../../../public/locales/en/conservation.json' with { type: 'json' }
import species from '../../../../public/locales/en/species.json' with { type: 'json' }
import trade from '../../../../public/locales/en/trade.json' with { type: 'json' }

/** For tests: what a part of a screen says in English, one text after the other. */
export function said(part: ReactNode): string {
  const words = createInstance()
  words.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'common',
    resources: { en: { accessibility, common, species, conservation, trade } },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  // No glossary is loaded, so that no word explains itself; no page is open.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={words}>
        <RouterContextProvider router={router}>{part}</RouterContextProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}
