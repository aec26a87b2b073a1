import type { ListedFlag } from '#contract/screening-contract.ts'
import { MOST_NAMED } from '#domain/species/named-parts.ts'
import type { FlagFilters } from '#domain/trade/screening-list.ts'
import { api } from '#web/api.ts'
import { furtherParts } from '../further-parts.ts'

/** So many flags are asked for at once. */
export const FLAGS_OF_PART = MOST_NAMED

const inputOf = (filters: FlagFilters) => ({ ...filters, limit: FLAGS_OF_PART, counted: true })

/** The flags that the filters leave; of many, those furthest above their thresholds. */
export const firstFlags = (filters: FlagFilters = {}) =>
  api.screening.list.queryOptions({ input: inputOf(filters) })

/** The flags after those. */
export const furtherFlags = (filters: FlagFilters) =>
  api.screening.list.infiniteOptions({
    ...furtherParts(FLAGS_OF_PART),
    input: (offset: number) => ({ ...inputOf(filters), offset }),
  })

/** Names a flag among all. */
export const keyOfFlag = ({ species_id, exporter, criterion }: ListedFlag): string =>
  `${species_id} ${exporter} ${criterion}`
