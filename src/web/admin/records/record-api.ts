import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { adminApi } from '../admin-api.ts'

/** What is curated through the same five procedures; translations have screens of their own. */
export type RecordTopic = CuratedTopic | 'translations'

/** The five procedures of a kind of record; they are the same for every kind. */
export const recordApi = (topic: RecordTopic) => adminApi[topic as 'cites_listings']

/** A row of any kind. */
export interface AnyRow {
  id: string
  version: number
  species: { id: string; scientific_name: string; common_name: string } | null
  [field: string]: unknown
}

/** Names rows as they were seen, so that a change of one by someone else is noticed. */
export const asSeen = (rows: readonly AnyRow[]) => rows.map(({ id, version }) => ({ id, version }))
