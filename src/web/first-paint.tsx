import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createInstance, type Resource } from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { api } from './api.ts'
import { Frame } from './components/frame/frame.tsx'
import { SimulatedBanner } from './components/simulated-banner.tsx'
import { FALLBACK_LANGUAGE } from './i18n/languages.ts'
import { BrowseOpening } from './public/browse/browse-opening.tsx'
import { GalleryOpening } from './public/gallery/gallery-opening.tsx'
import { LandingOpening } from './public/landing/landing-opening.tsx'
import { PageOpening } from './public/page-opening.tsx'
import { SpeciesOpening } from './public/species/species-opening.tsx'
import { routeTree } from './routes.gen.ts'

/** What each kind of page shows before its scripts, and an address of its kind. The server fills in the `{words}`. */
const KINDS: Record<string, { at: string; opening: ReactNode }> = {
  landing: { at: '/', opening: <LandingOpening /> },
  browse: { at: '/home', opening: <BrowseOpening /> },
  gallery: { at: '/gallery', opening: <GalleryOpening /> },
  species: {
    at: '/species/00000000-0000-0000-0000-000000000000',
    opening: <SpeciesOpening scientific_name="{scientific_name}" common_name="{common_name}" />,
  },
  page: { at: '/-', opening: <PageOpening /> },
  research: { at: '/research/-', opening: <PageOpening below="research" /> },
  methodology: { at: '/methodology/-', opening: <PageOpening below="methodology" /> },
  frame: { at: '/-', opening: null },
}

const FILES = import.meta.glob<Record<string, unknown>>('../../public/locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** The first paint of every kind of page in every language: frame, heading, the shapes of what comes. */
export function firstPaints(): { language: string; kind: string; html: string }[] {
  const words: Resource = {}
  for (const [path, file] of Object.entries(FILES)) {
    const [language = '', namespace = ''] = path
      .replace(/\.json$/, '')
      .split('/')
      .slice(-2)
    words[language] = { ...words[language], [namespace]: file as Resource[string][string] }
  }
  return Object.keys(words).flatMap((language) =>
    Object.entries(KINDS).map(([kind, { at, opening }]) => ({
      language,
      kind,
      html: paint(
        words,
        language,
        at,
        <>
          <SimulatedBanner dataset="cites_trade" />
          <SimulatedBanner dataset="seizures" />
          {opening}
        </>,
      ),
    })),
  )
}

function paint(words: Resource, language: string, at: string, content: ReactNode): string {
  const translations = createInstance()
  translations.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    defaultNS: 'common',
    resources: words,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  const queryClient = new QueryClient()
  // Both banners are painted; the server takes out those of data that are real or that the page does not show.
  queryClient.setQueryData<unknown>(api.releases.list.queryKey(), [
    { dataset: 'cites_trade', simulated: true },
    { dataset: 'seizures', simulated: true },
  ])
  const router = createRouter({
    routeTree,
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: [at] }),
    isServer: true,
  })
  return renderToStaticMarkup(
    <I18nextProvider i18n={translations}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <Frame>{content}</Frame>
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
