import { CURATED_TOPIC_NAMES } from '../curation/curated-topics.ts'

/** What a webhook can be called about. */
export const WEBHOOK_EVENTS = ['records.changed', 'release.imported'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** What a call may be about: also one that an administrator sends to try the address. */
export const DELIVERY_EVENTS = [...WEBHOOK_EVENTS, 'test'] as const
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number]

const RECORD_TABLES: readonly string[] = [...CURATED_TOPIC_NAMES, 'translations', 'species_trade_summary']
const RELEASES = 'dataset_releases'

/** What a change of a table means to receivers; undefined where the table is not published. */
export function eventOf(table: string): WebhookEvent | undefined {
  if (table === RELEASES) return 'release.imported'
  return RECORD_TABLES.includes(table) ? 'records.changed' : undefined
}
