import type { ListedFlag } from '#contract/screening-contract.ts'
import type { Language } from '#domain/portal/languages.ts'
import { MOST_NAMED } from '#domain/species/named-parts.ts'
import type { FlagFilters } from '#domain/trade/screening-list.ts'
import { api } from '#web/api.ts'
import { furtherParts } from '../further-parts.ts'
import type { ScreeningSearch } from './screening-search.ts'

/** So many flags are asked for at once. */
export const FLAGS_OF_PART = MOST_NAMED

/** Which flags are asked for, and in which order of which language. */
interface AskedFlags extends FlagFilters, Pick<ScreeningSearch, 'sort' | 'order'> {
  language?: Language | undefined
}

const inputOf = (asked: AskedFlags) => ({ ...asked, limit: FLAGS_OF_PART, counted: true })

/** The flags that the filters leave; of many, the first in their order: those furthest above their thresholds, unless another is asked for. */
export const firstFlags = (asked: AskedFlags = {}) =>
  api.screening.list.queryOptions({ input: inputOf(asked) })

/** The flags after those. */
export const furtherFlags = (asked: AskedFlags) =>
  api.screening.list.infiniteOptions({
    ...furtherParts(FLAGS_OF_PART),
    input: (offset: number) => ({ ...inputOf(asked), offset }),
  })

/** Names a flag among all. */
export const keyOfFlag = ({ species_id, exporter, criterion }: ListedFlag): string =>
  `${species_id} ${exporter} ${criterion}`
