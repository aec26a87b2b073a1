import { useSuspenseQuery } from '@tanstack/react-query'
import type { ListedFlag, ScreeningList } from '#contract/screening-contract.ts'
import { api } from '#web/api.ts'
import { FLAGS_OF_PART } from './first-flags.ts'

export type FlagsOf = { species_id: string } | { exporter: string }

/** The question for the flags of one species, or for the first of an exporter over all species. */
export const flagsOf = (of: FlagsOf) =>
  api.screening.list.queryOptions({ input: 'species_id' in of ? of : { ...of, limit: FLAGS_OF_PART } })

/** The flags of one species, or the first of an exporter over all species; the list says how many there are in all. */
export function useFlagsOf(of: FlagsOf): { list: ScreeningList; flags: ListedFlag[] } {
  const { data: list } = useSuspenseQuery(flagsOf(of))
  return { list, flags: list.flags }
}
