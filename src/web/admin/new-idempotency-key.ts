const BYTES = 16

/** A key that no other form has. Not crypto.randomUUID(), which browsers have on encrypted lines alone. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
