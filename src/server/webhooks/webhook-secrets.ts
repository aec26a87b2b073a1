import { createHmac, randomBytes } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { signedContent, WEBHOOK_SECRET_START } from '#domain/webhooks/webhook-message.ts'

const SECRET_BYTES = 32

/** A new secret, as its receiver is given it. Source: Standard Webhooks 1.0.0, "Signature scheme". */
export const newSecret = (): string =>
  `${WEBHOOK_SECRET_START}${randomBytes(SECRET_BYTES).toString('base64')}`

/** Stored like the secrets of codes: encrypted with the key that signs sessions. */
export const sealSecret = (secret: string, key: string): Promise<string> =>
  symmetricEncrypt({ key, data: secret })

/** Throws where it was encrypted with another key. */
export const openSecret = (sealed: string, key: string): Promise<string> =>
  symmetricDecrypt({ key, data: sealed })

/** The headers by which a receiver knows that a call is the portal's, and of when. */
export function signatureHeaders(
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
