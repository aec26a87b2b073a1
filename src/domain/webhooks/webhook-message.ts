import type { DeliveryEvent, WebhookEvent } from './webhook-events.ts'

/** A change of published data, as receivers are told. Who made it is not published. */
export interface PublicChange {
  event: WebhookEvent
  table: string
  /** Null where the change is not of one row. */
  id: string | null
  action: string
}

/** How many changes a call names one by one; a save of more is told by its number. */
export const MOST_CHANGES = 100

export interface Message {
  type: DeliveryEvent
  /** When the change was noticed, ISO 8601. */
  timestamp: string
  data: {
    data_version: number
    changes: Omit<PublicChange, 'event'>[]
    /** How many changes are not named. */
    left_off: number
  }
}

/** What receivers are told of changes that came at once. */
export function messageOf(
  type: DeliveryEvent,
  changes: readonly PublicChange[],
  { now, data_version }: { now: Date; data_version: number },
): Message {
  return {
    type,
    timestamp: now.toISOString(),
    data: {
      data_version,
      changes: changes.slice(0, MOST_CHANGES).map(({ table, id, action }) => ({ table, id, action })),
      left_off: Math.max(0, changes.length - MOST_CHANGES),
    },
  }
}

/** What is signed of a call. Source: Standard Webhooks 1.0.0, "Signature scheme". */
export const signedContent = (id: string, timestamp: number, body: string): string =>
  `${id}.${timestamp}.${body}`

/** What a secret for signatures begins with. Source: Standard Webhooks 1.0.0, "Signature scheme". */
export const WEBHOOK_SECRET_START = 'whsec_'
