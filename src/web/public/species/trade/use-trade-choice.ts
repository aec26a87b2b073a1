import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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

/**
 * The choice of trade is part of the address, which is written when the choice has been drawn. The first change of it
 * has the species' file loaded.
 */
export function useTradeChoice(species_id: string): ChoiceOfTrade {
  const search = useSearch({ from: '/species/$id' })
  const navigate = useNavigate({ from: '/species/$id' })
  const queryClient = useQueryClient()
  /** What was chosen at an address that does not say so yet. */
  const [ahead, setAhead] = useState<{ address: typeof search; choice: TradeChoice }>()
  const text = JSON.stringify(ahead?.address === search ? ahead.choice : readTradeChoice(search))
  // Parsed from text, so that the object stays the same while the choice does, and memoised parts are not drawn again.
  const chosen = useMemo<TradeChoice>(() => JSON.parse(text), [text])
  const latest = useRef({ address: search, selection: chosen.selection })
  const undrawn = useRef<Change[]>([])
  const unwritten = useRef<Change[]>([])
  useEffect(() => {
    latest.current = { address: search, selection: chosen.selection }
  }, [search, chosen])
  // A choice that still waits must not navigate back to a tab that was left.
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
      // Without the file, the server is asked.
      else openTradeFile(queryClient, species_id).catch(() => undefined)

      const drawn = undrawn.current.splice(0)
      if (drawn.length === 0) return
      const { address, selection } = latest.current
      // At once, so that the next frame shows it.
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

/** The choice that changes lead to, as its address will be read. */
const after = (changes: readonly Change[], before: TradeSelection): TradeChoice =>
  readTradeChoice(tradeAddress(changes.reduce((selection, change) => change(selection), before)))

/** Resolves once the figures of a choice are there, or have been waited for long enough. */
function counted(queryClient: QueryClient, species_id: string, selection: TradeSelection): Promise<void> {
  return Promise.race([
    queryClient.prefetchQuery(tradeViewQuestion(queryClient, species_id, selection)),
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ])
}

/** Resolves when the next frame has been painted: as the one after it begins. */
const nextFramePainted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
