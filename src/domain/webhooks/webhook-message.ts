import type { DeliveryEvent, WebhookEvent } from './webhook-events.ts'

/** A change of published data, as it is sent to receivers. Who made it is not published. */
export interface PublicChange {
  event: WebhookEvent
  table: string
  /** Null where the change is not of one row. */
  id: string | null
  action: string
}

/** How many changes a call names one by one; of a save of more only the number is sent. */
export const MOST_CHANGES = 100

/** The message about changes that were made at once. */
export function messageOf(
  type: DeliveryEvent,
  changes: readonly PublicChange[],
  { now, data_version }: { now: Date; data_version: number },
) {
  return {
    type,
    /** When the change was noticed, ISO 8601. */
    timestamp: now.toISOString(),
    data: {
      data_version,
      changes: changes.slice(0, MOST_CHANGES).map(({ table, id, action }) => ({ table, id, action })),
      /** How many changes are not named. */
      left_off: Math.max(0, changes.length - MOST_CHANGES),
    },
  }
}

/** What is signed of a call. Source: Standard Webhooks 1.0.0, "Signature scheme". */
export const signedContent = (id: string, timestamp: number, body: string): string =>
  `${id}.${timestamp}.${body}`

/** What a secret for signatures begins with. Source: Standard Webhooks 1.0.0, "Signature scheme". */
export const WEBHOOK_SECRET_START = 'whsec_'
