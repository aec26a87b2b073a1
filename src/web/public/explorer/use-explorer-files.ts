import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { loadExplored } from '#web/trade/explored-here.ts'
import type { ExplorerAddress } from './explorer-address.ts'

/**
 * Loads the files of the species that are asked about, once the reader has changed the question that the page opened with and
 * has its answer: who asks a second question asks a third, and who only reads one answer loads nothing more.
 */
export function useExplorerFiles(asked: ExplorerAddress, isBusy: boolean): void {
  const queryClient = useQueryClient()
  const first = useRef(asked)
  useEffect(() => {
    if (asked !== first.current && !isBusy) loadExplored(queryClient, asked.species)
  }, [asked, isBusy, queryClient])
}
