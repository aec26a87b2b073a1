import type { RecordTopic } from '#contract/index.ts'
import { adminApi } from '../admin-api.ts'

/** The five procedures of a kind of record; they are the same for every kind. */
export const recordApi = (topic: RecordTopic) => adminApi[topic as 'cites_listings']

/** A row of any kind. */
export interface AnyRow {
  id: string
  version: number
  species: { id: string; scientific_name: string; common_name: string } | null
  [field: string]: unknown
}
