import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isSearchable, searchWords } from '#domain/names/search-text.ts'
import type { Language } from '#domain/portal/languages.ts'
import { GOODS_WORDS, PAGE_WORDS } from '#domain/search/key-words.ts'
import { namesOf, type SearchEntry } from '#domain/search/search-entry.ts'
import { MOST_SPECIES_HELD } from '#domain/species/most-held.ts'
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

/** Everything that the site has, where that is little; else nothing. */
const SEARCH_INDEX = api.search.index.queryOptions({ input: { most_species: MOST_SPECIES_HELD } })

/** What the site has for one text, which is asked where the index does not hold it. */
const foundFor = (draft: string, language: string) =>
  api.search.find.queryOptions({ input: { search: searchWords(draft), language: language as Language } })

/** Pages and traded goods, called as the reader's language calls them. */
function useOwnEntries(): SearchEntry[] {
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

/** What the search of a text goes through, as far as it has arrived: all that the site has, or of many species what was found. */
export function useSiteEntries(draft: string) {
  const { i18n } = useTranslation()
  const own = useOwnEntries()
  const index = useQuery(SEARCH_INDEX)
  const isAsked = index.data?.length === 0 && isSearchable(draft)
  const found = useQuery({ ...foundFor(draft, i18n.language), enabled: isAsked })
  const { data, error, isPending, refetch } = isAsked ? found : index
  const entries = useMemo(() => (data === undefined ? [] : [...data, ...own]), [data, own])
  return { entries, error, isPending, refetch }
}

/** The same, waited for; what the browser has itself where the site does not answer. */
export function useEntriesFor() {
  const { i18n } = useTranslation()
  const queryClient = useQueryClient()
  const own = useOwnEntries()
  const ask = async (draft: string) => {
    const index = await queryClient.ensureQueryData(SEARCH_INDEX)
    return index.length > 0 ? index : queryClient.ensureQueryData(foundFor(draft, i18n.language))
  }
  return async (draft: string): Promise<SearchEntry[]> => [...(await ask(draft).catch(() => [])), ...own]
}
