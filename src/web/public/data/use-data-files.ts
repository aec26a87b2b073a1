import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'

/** Everything that is offered as files. */
export const useDataFiles = () => useSuspenseQuery(api.bulk.files.queryOptions()).data
