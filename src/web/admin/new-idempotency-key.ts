const BYTES = 16

/** A random key of a form. Not crypto.randomUUID(), which browsers have on encrypted connections alone. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
