import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { type ComparedBy, comparedQuestion } from '#domain/trade/compared-figures.ts'
import type { TradeTrends } from '#domain/trade/trade-trends.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { api } from '#web/api.ts'
import { tradeViewQuestion } from '#web/trade/trade-view-question.ts'

/** Source: specification, document 2, section 7: "Compare trade summaries are cached 5 minutes." */
const CACHED_MS = 5 * 60_000
const CACHED = { staleTime: CACHED_MS, refetchOnMount: true }

/** A chosen species with its trade: null where none is on record, undefined where it could not be loaded. */
export interface ComparedSpecies {
  species: SpeciesCard
  /** Its index in the choice, which decides colour and marker. */
  series: number
  view: TradeView | null | undefined
  trends: TradeTrends | null | undefined
}

/**
 * The selected trade of each species. Each is a query of its own, shared with the species pages, so that the figures
 * cannot differ from theirs and one failure does not affect the others.
 */
export function useComparedTrade(chosen: readonly SpeciesCard[], by: ComparedBy) {
  const { t } = useTranslation(['trade', 'common'])
  const queryClient = useQueryClient()
  const question = comparedQuestion(by)
  const views = useQueries({
    queries: chosen.map(({ id }) => ({ ...tradeViewQuestion(queryClient, id, question), ...CACHED })),
  })
  const trends = useQueries({
    queries: chosen.map(({ id }) => ({ ...api.trade.trends.queryOptions({ input: { id } }), ...CACHED })),
  })
  const answers = [...views, ...trends]
  const compared = chosen.map((species, series): ComparedSpecies => {
    const view = views[series]?.data?.view
    return { species, series, view: view?.all_rows === 0 ? null : view, trends: trends[series]?.data }
  })
  const failed = answers.filter(({ data, isLoading }) => data === undefined && !isLoading)
  const reasons = failed.map(({ error, isPaused }) =>
    isPaused ? t('common:failure.what.network') : error?.message || t('unknownError'),
  )

  return {
    isLoading: answers.some(({ isLoading }) => isLoading),
    compared,
    /** Values that no record of the release has. */
    unknown: [...new Set(views.flatMap(({ data }) => data?.unknown ?? []))],
    /** Why some could not be loaded; empty where all were. */
    reasons: [...new Set(reasons)],
    retry: () => {
      for (const answer of failed) answer.refetch()
    },
  }
}
