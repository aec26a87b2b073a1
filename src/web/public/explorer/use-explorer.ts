import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type ChosenPlace, narrowedBy } from '#domain/explorer/narrowed-by.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { type ExplorerAddress, explorerAddress, writtenExplorer } from './explorer-address.ts'

type Change = (before: ExplorerAddress) => Partial<ExplorerAddress>

/** The question in the address, and the ways to change it. Every change is a step of the history, so that Back undoes it. */
export function useExplorer() {
  const given = useSearch({ from: '/trade' })
  const asked = useMemo(() => explorerAddress({ ...given }), [given])
  const navigate = useNavigate({ from: '/trade' })

  /** Changes the newest address, so that two changes at once both apply. */
  const change = (changes: Change) =>
    navigate({
      search: (before) => {
        const address = explorerAddress({ ...before })
        return { ...before, ...writtenExplorer({ ...address, ...changes(address) }) }
      },
      resetScroll: false,
    })

  return {
    asked,
    change: (changes: Partial<ExplorerAddress>) => change(() => changes),
    /** Narrows the question to a place of a drawing. */
    narrow: (places: readonly ChosenPlace[]) => change((before) => narrowedBy(before, places)),
    /** Which trade counts, for the choices of the Trade tab. */
    trade: {
      selection: asked.selection,
      unread: [...asked.unread],
      choose: (next: (before: TradeSelection) => TradeSelection) =>
        void change(({ selection }) => ({ selection: next(selection) })),
    },
  }
}

export type Explorer = ReturnType<typeof useExplorer>
