import type { QueryClient } from '@tanstack/react-query'
import type { Landing } from '#contract/summaries-contract.ts'
import { api } from '#web/api.ts'
import { connectionState } from '#web/offline/connection.ts'

/** In the session storage; the value is a CachedFigures as JSON. */
const KEY = 'arctic-tracker-landing-metrics'
/** Milliseconds. Source: specification, document 1, section 9, "Landing metrics cache". */
const FRESH = 300_000

export interface CachedFigures {
  /** When they were answered, in milliseconds. */
  at: number
  /** Whether their trade was simulated: figures that were never stand under a page that says they are real. */
  simulated?: boolean
  landing: Landing
}

/**
 * Opens a page that shows the landing figures: with those that came along, else with those the session
 * keeps, else by asking. So a page within five minutes of another asks nobody.
 */
export async function openLandingFigures(queryClient: QueryClient): Promise<void> {
  const question = api.summaries.landing.queryOptions()
  const simulated = queryClient
    .getQueryData(api.releases.list.queryKey())
    ?.find(({ dataset }) => dataset === 'cites_trade')?.simulated

  const cached = readCachedFigures(() => sessionStorage.getItem(KEY), Date.now())
  if (cached && cached.simulated === simulated && !queryClient.getQueryData(question.queryKey)) {
    queryClient.setQueryData(question.queryKey, cached.landing, { updatedAt: cached.at })
  }
  await queryClient.prefetchQuery(question)
  const answered = queryClient.getQueryState<Landing>(question.queryKey)
  // Offline the answer may be an old one.
  if (answered?.data && connectionState() !== 'offline')
    keep({ at: answered.dataUpdatedAt, simulated, landing: answered.data })
}

/**
 * What the session keeps, at a time in milliseconds; undefined when it is old, damaged or, as in some
 * browsers' private windows, out of reach.
 */
export function readCachedFigures(read: () => string | null, now: number): CachedFigures | undefined {
  try {
    const cached: CachedFigures = JSON.parse(read() ?? '')
    const { metrics, species, featured } = cached.landing
    const { totalSpecies, tradeRecordCount, iucnCoverage, citesCoverage } = metrics
    const isWhole =
      [cached.at, tradeRecordCount, iucnCoverage.percentage, citesCoverage.percentage].every(
        Number.isFinite,
      ) &&
      species.length === totalSpecies &&
      // Earlier versions stored no scope, and a status is never shown without one.
      species.every((one) => 'latest_iucn_scope' in one) &&
      featured.length > 0
    return isWhole && cached.at <= now && now - cached.at < FRESH ? cached : undefined
  } catch {
    return undefined
  }
}

function keep(figures: CachedFigures): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(figures))
  } catch {
    // Then the next page asks again.
  }
}
