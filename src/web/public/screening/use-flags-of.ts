import { useSuspenseQuery } from '@tanstack/react-query'
import type { ListedFlag, ScreeningList } from '#contract/screening-contract.ts'
import { chosenFlags } from '#domain/trade/screening-list.ts'
import { api } from '#web/api.ts'

export type FlagsOf = { species_id: string } | { exporter: string }

/**
 * The flags of one species, or of one exporter over all species. A species is screened by itself; what a country exports is
 * found among the flags of all, which are cached, and asked for where these are too many for one answer.
 */
export function useFlagsOf(of: FlagsOf): { list: ScreeningList; flags: ListedFlag[] } {
  const usual = 'species_id' in of ? { species_id: of.species_id } : {}
  const { data: among } = useSuspenseQuery(api.screening.list.queryOptions({ input: usual }))
  const input = 'exporter' in of && among.flags_in_all !== undefined ? { exporter: of.exporter } : usual
  const { data: list } = useSuspenseQuery(api.screening.list.queryOptions({ input }))
  return { list, flags: chosenFlags(list.flags, of) }
}
