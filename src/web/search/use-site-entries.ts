import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { GOODS_WORDS, PAGE_WORDS } from '#domain/search/key-words.ts'
import { namesOf, type SearchEntry } from '#domain/search/search-entry.ts'
import { api } from '#web/api.ts'

/** The key under `pages` that names each page. */
const PAGE_KEYS = {
  '/gallery': 'gallery',
  '/trade': 'explorer',
  '/countries': 'countries',
  '/arctic-tracker': 'dashboard',
  '/research/species-comparison': 'comparison',
  '/research': 'research',
  '/research/ai-development': 'aiDevelopment',
  '/methodology': 'methodology',
  '/methodology/data-science': 'dataArchitecture',
  '/methodology/scite-research': 'researchPipeline',
  '/methodology/dashboard-calculations': 'dashboardCalculations',
  '/methodology/proof': 'proof',
  '/screening': 'screening',
  '/glossary': 'glossary',
  '/about': 'about',
  '/data': 'data',
  '/data/guide': 'dataGuide',
  '/data/changes': 'releaseChanges',
  '/api': 'interface',
  '/release-notes': 'releaseNotes',
  '/accessibility': 'accessibility',
  '/status': 'status',
} as const satisfies Record<keyof typeof PAGE_WORDS, string>

export const SEARCH_INDEX = api.search.index.queryOptions()

/** Pages and traded goods, called as the reader's language calls them. */
export function useOwnEntries(): SearchEntry[] {
  const { t, i18n } = useTranslation(['search', 'common'])
  const { language } = i18n
  return useMemo(() => {
    const entry = (kind: 'page' | 'goods', id: string, title: string, words: object): SearchEntry => ({
      kind,
      id,
      names: [{ text: title, kind: 'name', language }, ...namesOf('key_word', { ...words })],
    })
    return [
      ...Object.entries(PAGE_KEYS).map(([path, key]) =>
        entry('page', path, t(`common:pages.${key}.heading`), PAGE_WORDS[path as keyof typeof PAGE_KEYS]),
      ),
      ...Object.entries(GOODS_WORDS).map(([term, words]) =>
        entry('goods', term, t(`goods.${term as keyof typeof GOODS_WORDS}`), words),
      ),
    ]
  }, [t, language])
}

/** Everything that the site has, as far as it has arrived. */
export function useSiteEntries() {
  const own = useOwnEntries()
  const { data, error, isPending, refetch } = useQuery(SEARCH_INDEX)
  const entries = useMemo(() => (data === undefined ? [] : [...data, ...own]), [data, own])
  return { entries, error, isPending, refetch }
}
