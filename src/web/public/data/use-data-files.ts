import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { MOST_NAMED } from '#domain/species/named-parts.ts'
import { api } from '#web/api.ts'

/** Everything that is offered as files, of many species the files of the first. */
export const FIRST_FILES = api.bulk.files.queryOptions({ input: { limit: MOST_NAMED } })

export const useDataFiles = () => useSuspenseQuery(FIRST_FILES).data

/** Whose files are asked for: those of one species, or of the next behind a name. */
export type AskedFiles = { species_id: string } | { after: string }

/** The releases with the files that are asked for; undefined until they have come, and where nothing is asked for. */
export function useAskedFiles(asked: AskedFiles | undefined) {
  return useQuery({
    ...api.bulk.releases.queryOptions({ input: { limit: MOST_NAMED, ...asked } }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })
}
