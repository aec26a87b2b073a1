import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { isTradeFileOpen, openTradeFile } from '#web/trade/open-trade-file.ts'
import { tradeViewQuestion } from '#web/trade/trade-view-question.ts'
import { readTradeChoice, type TradeChoice, tradeAddress } from './trade-address.ts'

type Change = (before: TradeSelection) => TradeSelection

/** What the address chooses, and how to choose otherwise. */
export interface ChoiceOfTrade extends TradeChoice {
  /** Changes the choice as it stands by then, so that two changes at once are both kept. */
  choose: (change: Change) => void
}

/** A choice waits so long for its figures, so that both are drawn at once; without them it is drawn by itself. */
const LONGEST_WAIT_MS = 100

/** The choice of trade is part of the address. The first change of it has the species' file loaded. */
export function useTradeChoice(species_id: string): ChoiceOfTrade {
  const search = useSearch({ from: '/species/$id' })
  const navigate = useNavigate({ from: '/species/$id' })
  const queryClient = useQueryClient()
  const chosen = useMemo(() => readTradeChoice(search), [search])
  const current = useRef(chosen.selection)
  const waiting = useRef<Change[]>([])
  useEffect(() => {
    current.current = chosen.selection
  }, [chosen])
  // Whoever has left the tab is not brought back by a choice that still waits.
  useEffect(() => () => void waiting.current.splice(0), [])

  const choose = useCallback(
    async (change: Change) => {
      waiting.current.push(change)
      if (isTradeFileOpen(species_id))
        await counted(queryClient, species_id, after(waiting.current, current.current))
      // Without the file, the server is asked.
      else openTradeFile(queryClient, species_id).catch(() => undefined)
      const changes = waiting.current.splice(0)
      if (changes.length === 0) return
      navigate({
        search: (before) => ({
          ...before,
          ...tradeAddress(after(changes, readTradeChoice(before).selection)),
        }),
        replace: true,
        resetScroll: false,
      })
    },
    [queryClient, species_id, navigate],
  )
  return useMemo(() => ({ ...chosen, choose }), [chosen, choose])
}

const after = (changes: readonly Change[], before: TradeSelection) =>
  changes.reduce((selection, change) => change(selection), before)

/** Resolves once the figures of a choice are there, or have been waited for long enough. */
function counted(queryClient: QueryClient, species_id: string, selection: TradeSelection): Promise<void> {
  return Promise.race([
    queryClient.prefetchQuery(tradeViewQuestion(queryClient, species_id, selection)),
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ])
}
