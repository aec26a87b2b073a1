import { MOST_NAMED } from '#domain/species/named-parts.ts'
import { api } from '#web/api.ts'

/** Everything that is offered as files, of many species the files of the first. */
export const FIRST_FILES = api.bulk.files.queryOptions({ input: { limit: MOST_NAMED } })
