import type { DeliveryEvent } from '#domain/webhooks/webhook-events.ts'

/** What each kind of call is called in `admin:webhooks.events`: its name on the wire has a dot. */
export const EVENT_WORDS = {
  'records.changed': 'recordsChanged',
  'release.imported': 'releaseImported',
  test: 'test',
} as const satisfies Record<DeliveryEvent, string>

/** Why a call got no answer; each has its words in `admin:webhooks.problems`. */
export type CallProblem = 'address_refused' | 'timed_out' | 'no_connection' | 'secret_unreadable'
