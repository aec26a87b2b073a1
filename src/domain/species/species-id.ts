import { Invalid } from '../problems.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const INVALID_ID_MESSAGE = 'Invalid ID format: Expected valid UUID'

/**
 * A species id in its one spelling, lower case. Throws Invalid when the text is no UUID.
 * Source: specification, document 1, section 5.
 */
export function parseSpeciesId(text: string): string {
  const id = text.trim().toLowerCase()
  if (!UUID.test(id)) throw new Invalid(INVALID_ID_MESSAGE)
  return id
}
