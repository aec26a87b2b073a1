import type { TradeRelease } from '#contract/release-comparison.ts'
import { ARCTIC_COUNTRIES } from '#domain/countries/arctic-countries.ts'
import { countryPath } from '#domain/countries/country-page.ts'
import { newestTwo } from '#domain/releases/chosen-releases.ts'
import { GALLERY_PAGE_SIZES } from '#domain/species/gallery-sizes.ts'
import { MOST_SPECIES_HELD } from '#domain/species/most-held.ts'
import { MOST_NAMED } from '#domain/species/named-parts.ts'
import { DASHBOARD_SORTS } from '#domain/summaries/dashboard-choices.ts'
import { DASHBOARD_PAGE_SIZE } from '#domain/summaries/dashboard-order.ts'

/* What a portal that builds ahead answers before a visitor asks, however many species it has. */

/** The lists of all species, as pages open with them. */
export const LISTS = [
  '/api/dataset-releases',
  '/api/landing',
  '/api/species',
  '/api/species/filter-counts',
  ...['/api/species/names', '/api/species/all', '/api/search-index'].map(
    (list) => `${list}?most_species=${MOST_SPECIES_HELD}`,
  ),
  `/api/effectiveness?sort=${DASHBOARD_SORTS[0]}&limit=${DASHBOARD_PAGE_SIZE}&offset=0`,
  '/api/effectiveness/count',
  '/api/dashboard-metrics',
  // The first search folds the names of all species for every later one.
  '/api/search?search=whale&language=en',
]

/** The species with most trade records, as many as one page of the gallery has at most. */
export const MOST_TRADED = `/api/species?order=trade&size=${Math.max(...GALLERY_PAGE_SIZES)}`

/** What is counted from the trade of all species, and the facts of each Arctic country beside it. */
export const TRADE_AND_COUNTRIES = [
  '/api/countries',
  ...ARCTIC_COUNTRIES.flatMap((code) => [
    `/api${countryPath(code)}?species_listed=${MOST_NAMED}`,
    `/api${countryPath(code)}/facts?listed=${MOST_NAMED}`,
  ]),
  '/api/trade/explorer',
  '/api/trade/explorer/flows',
  '/api/trade-records/flows',
  '/api/trade-records/values',
  `/api/screening?counted=true&limit=${MOST_NAMED}`,
]

export const TRADE_RELEASES = '/api/releases/cites-trade'

/** What the newest release of trade records changed, in all and for every Arctic country; the first counts and stores what is not yet. */
export function comparisonsOf(releases: readonly TradeRelease[]): string[] {
  const newest = newestTwo(releases)
  if (newest === undefined) return []
  const [from, to] = [newest.from.release, newest.to.release].map(encodeURIComponent)
  const both = `${TRADE_RELEASES}/${from}/${to}`
  return [
    `${both}?differing=true&limit=${MOST_NAMED}`,
    ...ARCTIC_COUNTRIES.map((code) => `${both}${countryPath(code)}`),
  ]
}

/** How many it names. */
export const COMPARISONS = 1 + ARCTIC_COUNTRIES.length

/** The database goes through whole tables for these, and later through those that changed. */
export const WHOLE_TABLES = [
  `/api/data-files?limit=${MOST_NAMED}`,
  '/api/tables',
  '/api/sample-queries',
  `/api/species-listings?limit=${MOST_NAMED}`,
  `/api/species/with-illegal-trade?limit=${MOST_NAMED}`,
]

/**
 * A question that narrows all trade. With the first one the rows of all files are put together, which takes minutes with many
 * millions of records; then each takes seconds.
 */
export const NARROWED_TRADE = '/api/trade/explorer?movement=direct'
