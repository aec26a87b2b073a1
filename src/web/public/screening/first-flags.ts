import type { ListedFlag } from '#contract/screening-contract.ts'
import { MOST_NAMED } from '#domain/species/named-parts.ts'
import type { FlagFilters } from '#domain/trade/screening-list.ts'
import { api } from '#web/api.ts'

/** So many flags are asked for at once. */
export const FLAGS_OF_PART = MOST_NAMED

/** A part of the flags that the filters leave: those furthest above their thresholds, without an offset. */
export const flagsOfPart = (filters: FlagFilters = {}, offset?: number) =>
  api.screening.list.queryOptions({
    input: { ...filters, limit: FLAGS_OF_PART, counted: true, ...(offset !== undefined && { offset }) },
  })

/** Names a flag among all. */
export const keyOfFlag = ({ species_id, exporter, criterion }: ListedFlag): string =>
  `${species_id} ${exporter} ${criterion}`
