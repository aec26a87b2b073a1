import type { TradeRelease } from '#contract/release-comparison.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { ARCTIC_COUNTRIES } from '#domain/countries/arctic-countries.ts'
import { countryPath } from '#domain/countries/country-page.ts'
import { newestTwo } from '#domain/releases/chosen-releases.ts'
import { MOST_SPECIES_HELD } from '#domain/species/most-held.ts'
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
  '/api/species/all',
  `/api/species/names?limit=${MOST_SPECIES_HELD + 1}`,
  `/api/species/all?limit=${MOST_SPECIES_HELD + 1}`,
  `/api/search-index?most_species=${MOST_SPECIES_HELD}`,
]
/** After the species, whose trade they are counted from. */
const OF_ALL_TRADE = [
  '/api/countries',
  ...ARCTIC_COUNTRIES.map((code) => `/api${countryPath(code)}`),
  '/api/trade/explorer',
  '/api/screening',
]
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

/** More would push each other out of the cache. The lists, and what the newest release changed, have their room first. */
const MOST_SPECIES = Math.floor(
  (CACHE_LIMITS.api.entries - OPENING.length - OF_ALL_TRADE.length - ARCTIC_COUNTRIES.length - 1) /
    OF_SPECIES.length,
)

/** The species whose answers are built ahead: all of them, or as many as there is room for, those with most trade records first. */
const builtAhead = (all: readonly SpeciesCard[]): SpeciesCard[] =>
  all.toSorted((a, b) => b.total_trade_records - a.total_trade_records).slice(0, MOST_SPECIES)

/** What the newest release of trade records changed, for every Arctic country; the first finds it for all. */
function comparisonsOf(releases: readonly TradeRelease[]): string[] {
  const newest = newestTwo(releases)
  if (newest === undefined) return []
  const [from, to] = [newest.from.release, newest.to.release].map(encodeURIComponent)
  return ARCTIC_COUNTRIES.map((code) => `${TRADE_RELEASES}/${from}/${to}${countryPath(code)}`)
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
    const list = await answers.get('/api/species/all')
    for (const { id } of builtAhead(contentOf<SpeciesCard[]>(list))) {
      for (const part of OF_SPECIES) {
        if (stopped || dataVersion.known !== began) return
        await ready(`/api/species/${id}${part}`)
      }
    }
    const releases = contentOf<TradeRelease[]>(await answers.get(TRADE_RELEASES))
    for (const address of [...OF_ALL_TRADE, ...comparisonsOf(releases)]) {
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
