/**
 * 'listing_date_required', 'cites_listings.not_found' for what a kind of record says in its own words, or
 * 'text_at_most:2000'.
 */
const MESSAGE = /^(?<key>[a-z][a-z_]*(?:\.[a-z_]+)?)(?::(?<max>\d{1,9}))?$/

/** The key of a message and the limit in it. */
interface ValidationMessage {
  key: string
  /** The limit that the words name. */
  max?: number
}

/**
 * A message of a curator's schema as a key and what its words are filled with; undefined where it is a sentence already.
 */
export function validationMessage(message: string): ValidationMessage | undefined {
  const { key, max } = MESSAGE.exec(message)?.groups ?? {}
  if (key === undefined) return undefined
  return max === undefined ? { key } : { key, max: Number(max) }
}
