import { useQueryClient } from '@tanstack/react-query'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { fetchFile, saveFile } from '#web/charts/frame/save-file.ts'
import { openTradeFile } from '#web/trade/open-trade-file.ts'
import { recordsAddress } from '#web/trade/trade-input.ts'

/**
 * Saves the rows that a choice leaves, as published, with their release and source beside each; where the species' file
 * cannot be used, the server's file of the same rows comes instead.
 */
export function useSavedRows(species_id: string, selection: TradeSelection): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const counter = await openTradeFile(queryClient, species_id)
    if (counter === undefined) return fetchFile(recordsAddress(species_id, selection))
    const { name, parts } = await counter.rows(selection)
    saveFile(name, 'csv', new Blob(parts))
  }
}
