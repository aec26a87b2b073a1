import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { BYTE_ORDER_MARK, plainCsv } from '#web/charts/frame/chart-csv.ts'
import { fetchFile, saveFile } from '#web/charts/frame/save-file.ts'
import { openTradeFile } from '#web/trade/open-trade-file.ts'
import { recordsAddress } from '#web/trade/trade-input.ts'
import { fileNamePart } from '../species-subject.ts'
import { choiceFileName } from './choice-file-name.ts'

/**
 * Saves the rows that a choice leaves, as published, with their source in a column of its own; where the species' file
 * cannot be used, the server's file of the same rows comes instead.
 */
export function useSavedRows(species: SpeciesDetail, selection: TradeSelection): () => Promise<void> {
  const { t } = useTranslation('trade')
  const queryClient = useQueryClient()
  const source = useSource('cites_trade')
  return async () => {
    const counter = await openTradeFile(queryClient, species.id)
    if (counter === undefined) return fetchFile(recordsAddress(species.id, selection))
    const [head = [], ...rows] = await counter.rows(selection)
    const origin = [source.text, source.simulated].filter(Boolean).join(' ')
    const name = [fileNamePart(species), 'rows', choiceFileName(selection)].filter(Boolean).join('-')
    const csv = plainCsv([[...head, t('frame.source')], ...rows.map((row) => [...row, origin])])
    saveFile(`arctic-tracker-${name}`, 'csv', BYTE_ORDER_MARK + csv)
  }
}
