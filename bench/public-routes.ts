import { isContractProcedure } from '@orpc/contract'
import { contract } from '#contract/index.ts'
import { MOST_NAMED } from '#domain/species/named-parts.ts'
import { DASHBOARD_SORTS } from '#domain/summaries/dashboard-choices.ts'
import { DASHBOARD_PAGE_SIZE } from '#domain/summaries/dashboard-order.ts'
import { CHANGES_FEED, speciesFeed } from '#domain/views/feed-address.ts'
import { readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'
import { PAGES } from '#server/pages/page-kinds.ts'

/* Every public route, with addresses that a reader may ask: all that the contract reads, and what stands beside it. */

const MOST_ADDRESSES = 40
const LATEST_YEAR = 2024
/** Three of the Arctic, which are built ahead, and two that are not. */
const COUNTRIES = ['GL', 'IS', 'NO', 'JP', 'DE']

/** Done anew for each visit, so that they have no cached answer; or files of any size. */
const LEFT_OUT = ['/species/{id}/image', '/connection-checks', '/status', '/trade-records.csv']
/** These read every row of two releases, which takes minutes with thousands of taxa. */
const COMPARISONS = '/releases/cites-trade/{from}'

/** The dashboard's page of rows, in each of its orders. */
const EFFECTIVENESS_PAGES = DASHBOARD_SORTS.map(
  (sort) => `/api/effectiveness?sort=${sort}&limit=${DASHBOARD_PAGE_SIZE}&offset=0`,
)

/** Addresses by the kind of route. Those of a species are of the real ones, whose answers are the same at every size. */
export type PublicRoutes = Readonly<Record<string, readonly string[]>>

/** What is asked at each size; those that count the trade of single species come before those that read the files of all. */
export function publicRoutes(): PublicRoutes {
  const species = readCatalogueFile('species.csv').slice(0, MOST_ADDRESSES)
  const ids = species.map(({ id = '' }) => id)
  const words = species.map(({ common_name = '' }) => common_name)
  const narwhal = species.find(({ scientific_name }) => scientific_name === 'Monodon monoceros')?.id
  const searched = (path: string, letters?: number) =>
    words.map((word) => `${path}?search=${encodeURIComponent(word.slice(0, letters))}`)
  const own: PublicRoutes = {
    '/species': searched('/api/species'),
    '/species/suggestions': searched('/api/species/suggestions', 5),
    '/species/filter-counts': searched('/api/species/filter-counts'),
    '/search': words.map((word) => `/api/search?search=${encodeURIComponent(word)}&language=en`),
    '/search-index': ['/api/search-index?most_species=200'],
    '/species/names': ids.map((id) => `/api/species/names?species=${id}`),
    '/species/all': ids.map((id) => `/api/species/all?species=${id}`),
    '/species/names/{language}': ids.map((id) => `/api/species/names/is?species=${id}`),
    '/species/{id}/trade': ids.map((id) => `/api/species/${id}/trade?group=year`),
    '/trade-records': ids.map((id) => `/api/trade-records?species_id=${id}`),
    '/trade/explorer/flows': ['/api/trade/explorer/flows'],
    // Screens and readers ask for parts of these.
    '/data-files': ['/api/data-files?limit=50'],
    '/trade-releases': ids.map((id) => `/api/trade-releases?species_id=${id}`),
    '/trade/explorer/files': ['/api/trade/explorer/files?limit=50'],
    '/effectiveness': EFFECTIVENESS_PAGES,
    '/species-listings': ['/api/species-listings?limit=50'],
    '/species/with-illegal-trade': ['/api/species/with-illegal-trade?limit=50'],
    '/screening': ids.map((id) => `/api/screening?species_id=${id}`),
    '/countries/{code}': COUNTRIES.map((code) => `/api/countries/${code}?species_listed=${MOST_NAMED}`),
    '/countries/{code}/facts': COUNTRIES.map((code) => `/api/countries/${code}/facts?listed=${MOST_NAMED}`),
    '/changed-parts': ['/api/changed-parts?since=1'],
  }
  const ofContract = pathsOf(contract)
    .filter((path) => !LEFT_OUT.includes(path))
    .filter((path) => !path.startsWith(COMPARISONS))
    .toSorted((a, b) => Number(countsAll(a)) - Number(countsAll(b)))
    .map((path): [string, readonly string[]] => [path, own[path] ?? filled(path, ids)])
  return {
    ...Object.fromEntries(ofContract.filter(([path]) => !countsAll(path))),
    'narrowed trade of a species': ids.map(
      (_, place) => `/api/species/${narwhal}/trade/view?end_year=${LATEST_YEAR - place}`,
    ),
    'page of a species': ids.map((id) => `/species/${id}`),
    'feed of a species': ids.map((id) => speciesFeed(id)),
    ...Object.fromEntries(ofContract.filter(([path]) => countsAll(path))),
    ...Object.fromEntries(
      Object.keys(PAGES).flatMap((path) => (path === '/status' ? [] : [[`page ${path}`, [path]]])),
    ),
    'screening of all species': [`/api/screening?limit=${MOST_NAMED}`],
    'page of a country': COUNTRIES.map((code) => `/countries/${code}`),
    'page in Icelandic': ids.map((id) => `/species/${id}?lang=is`),
    sitemap: ['/sitemap.xml'],
    'feed of changes': [CHANGES_FEED],
  }
}

/** Whether an answer is counted over the files of all species. */
const countsAll = (path: string): boolean => /^\/(countries|trade\/explorer|releases|screening)/.test(path)

function filled(path: string, ids: readonly string[]): readonly string[] {
  const address = `/api${path}`.replace('{language}', 'is').replace('{view}', 'terms-traded')
  if (address.includes('{code}')) return COUNTRIES.map((code) => address.replace('{code}', code))
  return address.includes('{id}') ? ids.map((id) => address.replace('{id}', id)) : [address]
}

function pathsOf(router: object): string[] {
  return Object.values(router).flatMap((part) => {
    if (!isContractProcedure(part)) return pathsOf(part)
    const { method, path = '' } = part['~orpc'].route
    return method === 'GET' ? [path] : []
  })
}
