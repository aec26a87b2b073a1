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
  /** Whether their trade was simulated: such figures are not shown on a page that calls them real. */
  simulated?: boolean
  landing: Landing
}

/**
 * Loads the landing figures: those sent with the page, else those cached in the session storage, else from the portal.
 * Within five minutes they are not fetched again.
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
    store({ at: answered.dataUpdatedAt, simulated, landing: answered.data })
}

/**
 * The cached figures, at a time in milliseconds; undefined when they are old, damaged or, as in some
 * browsers' private windows, not available.
 */
export function readCachedFigures(read: () => string | null, now: number): CachedFigures | undefined {
  try {
    const cached: CachedFigures = JSON.parse(read() ?? '')
    const { metrics, species, featured, red_list } = cached.landing
    const { totalSpecies, tradeRecordCount, iucnCoverage, citesCoverage } = metrics
    const isWhole =
      [cached.at, tradeRecordCount, iucnCoverage.percentage, citesCoverage.percentage].every(
        Number.isFinite,
      ) &&
      (red_list !== undefined || species.length === totalSpecies) &&
      // Earlier versions stored no scope, and a status is never shown without one.
      species.every((one) => 'latest_iucn_scope' in one) &&
      featured.length > 0
    return isWhole && cached.at <= now && now - cached.at < FRESH ? cached : undefined
  } catch {
    return undefined
  }
}

function store(figures: CachedFigures): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(figures))
  } catch {
    // Without storage the next page fetches them again.
  }
}
