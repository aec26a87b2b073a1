import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { api } from '#web/api.ts'

/** Source: specification, document 2, section 7: "Compare trade summaries are cached 5 minutes." */
const KEPT_MS = 5 * 60_000

/** A chosen species with its trade: null where none is on record, undefined where it could not be loaded. */
export interface ComparedSpecies {
  species: SpeciesCard
  /** Its place in the choice, which gives it colour and marker. */
  series: number
  trade: TradeSummary | null | undefined
}

/**
 * The trade of each species, asked for one by one: the species pages ask the same, so that the figures cannot
 * differ from theirs and answers are shared; and one that fails leaves the others standing, and is told.
 */
export function useComparedTrade(chosen: readonly SpeciesCard[]) {
  const { t } = useTranslation(['trade', 'common'])
  const answers = useQueries({
    queries: chosen.map(({ id }) => ({
      ...api.trade.summary.queryOptions({ input: { id } }),
      staleTime: KEPT_MS,
      refetchOnMount: true,
    })),
  })
  const compared = chosen.map((species, series): ComparedSpecies => {
    const trade = answers[series]?.data
    return { species, series, trade: trade?.total_trade_records === 0 ? null : trade }
  })
  const failed = answers.filter(({ data, isLoading }) => data === undefined && !isLoading)
  const reasons = failed.map(({ error, isPaused }) =>
    isPaused ? t('common:failure.what.network') : error?.message || t('unknownError'),
  )

  return {
    isLoading: answers.some(({ isLoading }) => isLoading),
    compared,
    /** Why some could not be loaded; empty where all were. */
    reasons: [...new Set(reasons)],
    retry: () => {
      for (const answer of failed) answer.refetch()
    },
  }
}
