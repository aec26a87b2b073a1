import { MOST_NAMED } from '#domain/species/named-parts.ts'
import { api } from '#web/api.ts'

/** So many changed species are asked for at once. */
export const SPECIES_OF_PART = MOST_NAMED

/** What two releases differ in, with a part of the species that changed: those that changed most, without an offset. */
export const changesOfPart = (releases: { from: string; to: string }, offset?: number) =>
  api.releases.compare.queryOptions({
    input: {
      ...releases,
      differing: true,
      limit: SPECIES_OF_PART,
      ...(offset !== undefined && { offset }),
    },
  })
