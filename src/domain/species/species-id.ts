/** A UUID in its one spelling, lower case. */
export const SPECIES_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The message for an id of another shape. Source: specification, document 1, section 8. */
export const INVALID_ID_MESSAGE = 'Invalid ID format: Expected valid UUID'

/**
 * The species id of an address, in any case; undefined when the text is no UUID.
 * Source: specification, document 1, section 5.
 */
export function parseSpeciesId(text: string): string | undefined {
  const id = text.trim().toLowerCase()
  return SPECIES_ID.test(id) ? id : undefined
}
