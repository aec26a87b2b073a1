import { createHmac, randomBytes } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Database } from '#database/access.ts'
import {
  type AttemptOutcome,
  claimDue,
  type DueDelivery,
  type GivenUp,
  noteAttempt,
  planDeliveries,
  planTest,
} from '#database/webhooks/webhook-deliveries-changes.ts'
import { findNextAttempt } from '#database/webhooks/webhooks-queries.ts'
import { signedContent, WEBHOOK_SECRET_START } from '#domain/webhooks/webhook-message.ts'
import type { DataVersion } from '../answers/data-version.ts'
import { postToReceiver } from './post-to-receiver.ts'
import { addressFault } from './receiver-address.ts'

/** Changes come in groups; a webhook is called once for those of so long. */
const SETTLED_AFTER_MS = 2000
/** However long a pause is: another process may have been ended with calls that it had not made. */
const LONGEST_PAUSE_MS = 60_000

interface Setting {
  db: Database
  /** Encrypts the secrets of webhooks. */
  key: string
  /** Hosts that the operator named. */
  named: readonly string[]
  dataVersion: Pick<DataVersion, 'onChange'>
  report: (problem: unknown) => void
  warn: (message: string, details: Record<string, unknown>) => void
  /** Tells administrators what was given up. */
  tell?: (givenUp: GivenUp) => void
  /** How long changes are collected; tests do not wait. */
  settledAfterMs?: number
}

/** Calls webhooks after changes, and again where a receiver failed; also tries them when an administrator asks. */
export class Webhooks {
  readonly #setting: Setting
  readonly #closing = new AbortController()
  #timer: NodeJS.Timeout | undefined
  /** When the timer ends, in milliseconds. */
  #wakesAt = Number.POSITIVE_INFINITY
  #round: Promise<void> = Promise.resolve()

  constructor(setting: Setting) {
    this.#setting = setting
  }

  /** Begins to listen to changes. What was left when the last process ended is sent first. */
  start(): void {
    const { dataVersion, settledAfterMs = SETTLED_AFTER_MS } = this.#setting
    dataVersion.onChange(() => this.#wake(settledAfterMs))
  }

  /** Ends the calls under way, which are made again by the next process. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await this.#round
  }

  /** What is wrong with an address; undefined where it can be called. */
  faultOf(address: string) {
    return addressFault(address, this.#setting.named)
  }

  /** A new secret, and the form in which it is stored. */
  async newSecret(): Promise<{ secret: string; sealed: string }> {
    const secret = newSecret()
    return { secret, sealed: await sealSecret(secret, this.#setting.key) }
  }

  /** Calls a webhook once, to try it; gives how that ended. Throws NotFound. */
  async test(webhook_id: string): Promise<AttemptOutcome> {
    const { db } = this.#setting
    const delivery = await db.transaction((tx) => planTest(tx, webhook_id, new Date()))
    const outcome = await this.#attempt(delivery)
    await db.transaction((tx) => noteAttempt(tx, delivery, outcome, { now: new Date(), isTest: true }))
    return outcome
  }

  /** Sees to changes and calls after so many milliseconds, or sooner where that was agreed before. */
  #wake(after: number): void {
    const at = Date.now() + after
    if (this.#closing.signal.aborted || this.#wakesAt <= at) return
    clearTimeout(this.#timer)
    this.#wakesAt = at
    this.#timer = setTimeout(() => {
      this.#wakesAt = Number.POSITIVE_INFINITY
      this.#round = this.#round.then(() => this.#work())
    }, after)
    this.#timer.unref()
  }

  async #work(): Promise<void> {
    if (this.#closing.signal.aborted) return
    const { db, report } = this.#setting
    let pause = LONGEST_PAUSE_MS
    try {
      await db.transaction((tx) => planDeliveries(tx, new Date()))
      const due = await claimDue(db, new Date())
      await Promise.all(due.map((delivery) => this.#deliver(delivery)))
      const next = await findNextAttempt(db)
      if (next !== undefined) pause = Math.min(pause, Math.max(0, next.getTime() - Date.now()))
    } catch (problem) {
      if (!this.#closing.signal.aborted) report(problem)
    }
    this.#wake(pause)
  }

  async #deliver(delivery: DueDelivery): Promise<void> {
    const { db, warn } = this.#setting
    const outcome = await this.#attempt(delivery)
    // Of a call that the end of this process cut off nothing is known: it is made again.
    if (this.#closing.signal.aborted) return
    const givenUp = await db.transaction((tx) => noteAttempt(tx, delivery, outcome, { now: new Date() }))
    if (givenUp === undefined) return
    if (givenUp.what === 'webhook')
      warn('A webhook failed for days and was switched off', { webhook: delivery.webhook_id })
    this.#setting.tell?.(givenUp)
  }

  async #attempt({ id, body, address, secret: sealed }: DueDelivery): Promise<AttemptOutcome> {
    const { key, named } = this.#setting
    const secret = await openSecret(sealed, key).catch(() => undefined)
    if (secret === undefined) return { status: null, problem: 'secret_unreadable' }
    const headers = signatureHeaders(secret, { id, body, now: new Date() })
    return postToReceiver(address, { body, headers, named, signal: this.#closing.signal })
  }
}

const SECRET_BYTES = 32

/** A new secret, as its receiver is given it. Source: Standard Webhooks 1.0.0, "Signature scheme". */
const newSecret = (): string => `${WEBHOOK_SECRET_START}${randomBytes(SECRET_BYTES).toString('base64')}`

/** Stored like the secrets of codes: encrypted with the key that signs sessions. */
const sealSecret = (secret: string, key: string): Promise<string> => symmetricEncrypt({ key, data: secret })

/** Throws where it was encrypted with another key. */
const openSecret = (sealed: string, key: string): Promise<string> => symmetricDecrypt({ key, data: sealed })

/** The headers by which a receiver knows that a call is the portal's, and of when. */
function signatureHeaders(
  secret: string,
  { id, body, now }: { id: string; body: string; now: Date },
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_START.length), 'base64')
  const signature = createHmac('sha256', key)
    .update(signedContent(id, timestamp, body))
    .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
