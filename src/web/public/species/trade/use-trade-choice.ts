import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { isTradeFileOpen, openTradeFile } from '#web/trade/open-trade-file.ts'
import { tradeViewQuestion } from '#web/trade/trade-view-question.ts'
import { readTradeChoice, type TradeChoice, tradeAddress } from './trade-address.ts'

type Change = (before: TradeSelection) => TradeSelection

/** The choice in the address, and how to change it. */
export interface ChoiceOfTrade extends TradeChoice {
  /** Changes the newest choice, so that two changes at once both apply. */
  choose: (change: Change) => void
}

/** A choice waits this long for its figures, so that both are rendered together. */
const LONGEST_WAIT_MS = 100

/**
 * The choice of trade is part of the address, which is written after the choice is rendered. The first change loads the
 * species' file.
 */
export function useTradeChoice(species_id: string): ChoiceOfTrade {
  const search = useSearch({ from: '/species/$id' })
  const navigate = useNavigate({ from: '/species/$id' })
  const queryClient = useQueryClient()
  /** A choice that is not in the address yet. */
  const [ahead, setAhead] = useState<{ address: typeof search; choice: TradeChoice }>()
  const text = JSON.stringify(ahead?.address === search ? ahead.choice : readTradeChoice(search))
  // Parsed from text, so that the object is stable and memoized parts are not rendered again.
  const chosen = useMemo<TradeChoice>(() => JSON.parse(text), [text])
  const latest = useRef({ address: search, selection: chosen.selection })
  const undrawn = useRef<Change[]>([])
  const unwritten = useRef<Change[]>([])
  useEffect(() => {
    latest.current = { address: search, selection: chosen.selection }
  }, [search, chosen])
  // A choice that still waits must not navigate back to this tab.
  useEffect(
    () => () => {
      undrawn.current = []
      unwritten.current = []
    },
    [],
  )

  const choose = useCallback(
    async (change: Change) => {
      undrawn.current.push(change)
      const choice = after(undrawn.current, latest.current.selection)
      if (isTradeFileOpen(species_id)) await counted(queryClient, species_id, choice.selection)
      // Until the file is loaded, the server counts.
      else openTradeFile(queryClient, species_id).catch(() => undefined)

      const drawn = undrawn.current.splice(0)
      if (drawn.length === 0) return
      const { address, selection } = latest.current
      // Shown in the next frame.
      flushSync(() => setAhead({ address, choice: after(drawn, selection) }))
      unwritten.current.push(...drawn)
      await nextFramePainted()

      const written = unwritten.current.splice(0)
      if (written.length === 0) return
      navigate({
        search: (before) => ({
          ...before,
          ...tradeAddress(after(written, readTradeChoice(before).selection).selection),
        }),
        replace: true,
        resetScroll: false,
      })
    },
    [queryClient, species_id, navigate],
  )
  return useMemo(() => ({ ...chosen, choose }), [chosen, choose])
}

/** The choice after changes, as read from its address. */
const after = (changes: readonly Change[], before: TradeSelection): TradeChoice =>
  readTradeChoice(tradeAddress(changes.reduce((selection, change) => change(selection), before)))

/** Resolves when the figures of a choice are loaded, or after the longest wait. */
function counted(queryClient: QueryClient, species_id: string, selection: TradeSelection): Promise<void> {
  return Promise.race([
    queryClient.prefetchQuery(tradeViewQuestion(queryClient, species_id, selection)),
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ])
}

/** Resolves when the next frame has been painted: as the one after it begins. */
const nextFramePainted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
