import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { adminApi } from '../admin-api.ts'

/** The open draft of a record, as it is at this moment. */
export const openDraftQuery = (table_name: CuratedTopic, row_id: string) =>
  adminApi.drafts.of_record.queryOptions({
    input: { table_name, row_id },
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: true,
  })
