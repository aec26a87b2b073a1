import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { isTradeFileOpen, openTradeFile } from '#web/trade/open-trade-file.ts'
import { tradeViewQuestion } from '#web/trade/trade-view-question.ts'
import { readTradeChoice, type TradeChoice, tradeAddress } from './trade-address.ts'

/** What the address chooses, and how to choose otherwise. */
export interface ChoiceOfTrade extends TradeChoice {
  /** Changes the choice as it stands by then, so that two changes at once are both kept. */
  choose: (change: (before: TradeSelection) => TradeSelection) => void
}

/** The choice of trade is part of the address. The first change of it has the species' file loaded. */
export function useTradeChoice(species_id: string): ChoiceOfTrade {
  const search = useSearch({ from: '/species/$id' })
  const navigate = useNavigate({ from: '/species/$id' })
  const queryClient = useQueryClient()
  const chosen = readTradeChoice(search)

  return {
    ...chosen,
    choose: (change) => {
      // Counted while the page draws the new address.
      if (isTradeFileOpen(species_id))
        queryClient.prefetchQuery(tradeViewQuestion(queryClient, species_id, change(chosen.selection)))
      // Without the file, the server is asked.
      openTradeFile(queryClient, species_id).catch(() => undefined)
      navigate({
        search: (before) => ({ ...before, ...tradeAddress(change(readTradeChoice(before).selection)) }),
        replace: true,
        resetScroll: false,
      })
    },
  }
}
