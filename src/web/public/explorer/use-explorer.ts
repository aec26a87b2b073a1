import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type ChosenPlace, narrowedBy } from '#domain/explorer/narrowed-by.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { type ExplorerAddress, explorerAddress, writtenExplorer } from './explorer-address.ts'
import { explorerQuestion } from './explorer-question.ts'

type Change = (before: ExplorerAddress) => Partial<ExplorerAddress>

/**
 * The question in the address, and the ways to change it. Every change is a step of the history, so that Back undoes it.
 * Parts of the question that stay alike stay the same objects, and the ways to change it always do, so that memoized parts
 * of the screen are not rendered again.
 */
export function useExplorer() {
  const asked = useSearch({ from: '/trade', select: askedIn, structuralSharing: true })
  const changes = useChanges()
  const { selection, unread } = asked
  return useMemo(
    () => ({
      asked,
      ...changes,
      /** Which trade counts, for the choices of the Trade tab. */
      trade: { selection, unread: [...unread], choose: changes.choose },
    }),
    [asked, selection, unread, changes],
  )
}

export type Explorer = ReturnType<typeof useExplorer>

const askedIn = (given: object): ExplorerAddress => explorerAddress({ ...given })

function useChanges() {
  const navigate = useNavigate({ from: '/trade' })
  const queryClient = useQueryClient()
  return useMemo(() => {
    /** Changes the newest address, so that two changes at once both apply. */
    const change = (changes: Change) =>
      navigate({
        search: (before) => {
          const address = explorerAddress({ ...before })
          const next = { ...address, ...changes(address) }
          // Asked at once: the worker counts while the router changes the address.
          queryClient.prefetchQuery(explorerQuestion(queryClient, next))
          return { ...before, ...writtenExplorer(next) }
        },
        resetScroll: false,
      })

    return {
      change: (changes: Partial<ExplorerAddress>) => change(() => changes),
      /** Narrows the question to a place of a drawing. */
      narrow: (places: readonly ChosenPlace[]) => change((before) => narrowedBy(before, places)),
      choose: (next: (before: TradeSelection) => TradeSelection) =>
        void change(({ selection }) => ({ selection: next(selection) })),
    }
  }, [navigate, queryClient])
}
