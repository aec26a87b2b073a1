import type { TradeRelease } from '#contract/release-comparison.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { ARCTIC_COUNTRIES } from '#domain/countries/arctic-countries.ts'
import { countryPath } from '#domain/countries/country-page.ts'
import { newestTwo } from '#domain/releases/chosen-releases.ts'
import { GALLERY_PAGE_SIZES } from '#domain/species/gallery-sizes.ts'
import { MOST_SPECIES_HELD } from '#domain/species/most-held.ts'
import { MOST_NAMED } from '#domain/species/named-parts.ts'
import { DASHBOARD_SORTS } from '#domain/summaries/dashboard-choices.ts'
import { DASHBOARD_PAGE_SIZE } from '#domain/summaries/dashboard-order.ts'
import { contentOf } from './answer.ts'
import { CACHE_LIMITS, TIDY_EVERY_MS } from './cache-limits.ts'
import type { DataVersion } from './data-version.ts'
import type { PublicAnswers } from './public-answers.ts'

/** By then a portal that has just started listens. */
const AFTER_START_MS = 500
/**
 * Changes come in groups: an import touches many tables, a curator saves record after record. Building begins when
 * they have settled, since all of it takes seconds of a core on the embedded engine; who asks meanwhile is answered.
 */
const SETTLED_AFTER_MS = 3000

const OPENING = [
  '/api/dataset-releases',
  '/api/landing',
  '/api/species',
  '/api/species/filter-counts',
  ...['/api/species/names', '/api/species/all', '/api/search-index'].map(
    (list) => `${list}?most_species=${MOST_SPECIES_HELD}`,
  ),
  `/api/effectiveness?sort=${DASHBOARD_SORTS[0]}&limit=${DASHBOARD_PAGE_SIZE}&offset=0`,
  // The first search folds the names of all species for every later one.
  '/api/search?search=whale&language=en',
]
/** The species with most trade records, as many as are built ahead. */
const MOST_TRADED = `/api/species?order=trade&size=${Math.max(...GALLERY_PAGE_SIZES)}`
/** After the species, whose trade they are counted from. */
const OF_ALL_TRADE = [
  '/api/countries',
  ...ARCTIC_COUNTRIES.map((code) => `/api${countryPath(code)}?species_listed=${MOST_NAMED}`),
  '/api/trade/explorer',
  `/api/screening?counted=true&limit=${MOST_NAMED}`,
]
/** As the page of data and the methodology open. The database goes through whole tables for them, and later through those that changed. */
const OF_TABLES = [`/api/data-files?limit=${MOST_NAMED}`, '/api/tables', '/api/sample-queries']
const TRADE_RELEASES = '/api/releases/cites-trade'
const OF_SPECIES = [
  '',
  '/trade-summary',
  '/trade/view',
  '/trade/trends',
  '/timeline-events',
  '/reserved-trade',
  '/published-figures/count',
  '/trade-measures',
  '/illegal-trade',
  '/references',
]

interface Traded {
  species: SpeciesCard[]
}

/** How many `comparisonsOf` names: of all countries, and of each Arctic one. */
const COMPARISONS = 1 + ARCTIC_COUNTRIES.length

/** More would push each other out of the cache. The lists, and what the newest release changed, have their room first. */
const MOST_SPECIES = Math.floor(
  (CACHE_LIMITS.api.entries - [OPENING, OF_ALL_TRADE, OF_TABLES].flat().length - COMPARISONS) /
    OF_SPECIES.length,
)

/** What the newest release of trade records changed, for every Arctic country; the first counts and stores what is not yet. */
function comparisonsOf(releases: readonly TradeRelease[]): string[] {
  const newest = newestTwo(releases)
  if (newest === undefined) return []
  const [from, to] = [newest.from.release, newest.to.release].map(encodeURIComponent)
  const both = `${TRADE_RELEASES}/${from}/${to}`
  return [
    `${both}?differing=true&limit=${MOST_NAMED}`,
    ...ARCTIC_COUNTRIES.map((code) => `${both}${countryPath(code)}`),
  ]
}

/**
 * Builds what visitors open with before they ask, once changes of the data settle: nobody waits for the first
 * answer, and while an import holds the embedded engine's only session the site still answers from memory.
 * Every five minutes it lets go of what has expired, and asks for those answers so that they never do. A portal that
 * does not build ahead only lets go.
 */
export function keepCacheWarm(
  dataVersion: Pick<DataVersion, 'known' | 'onChange'>,
  answers: Pick<PublicAnswers, 'get' | 'tidy'>,
  report: (problem: unknown) => void,
  buildAhead = true,
): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  let wait = AFTER_START_MS
  let stopped = false

  async function build(): Promise<void> {
    if (!buildAhead) return
    const began = dataVersion.known
    const ready = async (address: string) => {
      const answer = await answers.get(address)
      await answer.encoded(answer.encodingFor('br'))
    }
    for (const address of OPENING) {
      if (stopped) return
      await ready(address)
    }
    const { species } = contentOf<Traded>(await answers.get(MOST_TRADED))
    for (const { id } of species.slice(0, MOST_SPECIES)) {
      for (const part of OF_SPECIES) {
        if (stopped || dataVersion.known !== began) return
        await ready(`/api/species/${id}${part}`)
      }
    }
    const releases = contentOf<TradeRelease[]>(await answers.get(TRADE_RELEASES))
    for (const address of [...OF_ALL_TRADE, ...comparisonsOf(releases), ...OF_TABLES]) {
      if (stopped || dataVersion.known !== began) return
      await ready(address)
    }
  }

  dataVersion.onChange(() => {
    clearTimeout(timer)
    timer = setTimeout(() => build().catch(report), wait)
    timer.unref()
    wait = SETTLED_AFTER_MS
  })

  const tidying = setInterval(() => {
    answers.tidy()
    build().catch(report)
  }, TIDY_EVERY_MS)
  tidying.unref()

  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      clearInterval(tidying)
    },
  }
}
