import type { TradeRelease } from '#contract/release-comparison.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { contentOf } from './answer.ts'
import {
  COMPARISONS,
  comparisonsOf,
  LISTS,
  MOST_TRADED,
  NARROWED_TRADE,
  TRADE_AND_COUNTRIES,
  TRADE_RELEASES,
  WHOLE_TABLES,
} from './built-ahead.ts'
import { CACHE_LIMITS, TIDY_EVERY_MS } from './cache-limits.ts'
import type { DataVersion } from './data-version.ts'
import type { PublicAnswers } from './public-answers.ts'

/** By then a portal makes its first visits; what both ask for is built once. */
const AFTER_START_MS = 500
/**
 * Changes come in groups: an import touches many tables, a curator saves record after record. Building begins when
 * they have settled, since all of it takes seconds of a core on the embedded engine; who asks meanwhile is answered.
 */
const SETTLED_AFTER_MS = 3000

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

/** More would push each other out of the cache. The lists, and what the newest release changed, have their room first. */
const MOST_SPECIES = Math.floor(
  (CACHE_LIMITS.api.entries -
    [LISTS, TRADE_AND_COUNTRIES, WHOLE_TABLES, NARROWED_TRADE].flat().length -
    COMPARISONS) /
    OF_SPECIES.length,
)

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
  /** The releases whose rows were put together by a question that narrows all trade. */
  let putTogether = ''

  async function build(): Promise<void> {
    if (!buildAhead) return
    const began = dataVersion.known
    const ready = async (address: string) => {
      const answer = await answers.get(address)
      await answer.encoded(answer.encodingFor('br'))
    }
    for (const address of LISTS) {
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
    for (const address of [...TRADE_AND_COUNTRIES, ...comparisonsOf(releases), ...WHOLE_TABLES]) {
      if (stopped || dataVersion.known !== began) return
      await ready(address)
    }
    // Once for a release, also where other answers have pushed it out of the cache.
    const ofReleases = JSON.stringify(releases)
    if (stopped || dataVersion.known !== began || putTogether === ofReleases) return
    await ready(NARROWED_TRADE)
    putTogether = ofReleases
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
