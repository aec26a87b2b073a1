import type { SuspensionIssuer } from './suspension-issuers.ts'

export interface Suspension {
  is_active: boolean
  issued_by: SuspensionIssuer
}

/** Whether a suspension is active and recommended under CITES, not one of the European Union's own. */
export function isActiveUnderCites({ is_active, issued_by }: Suspension): boolean {
  return is_active && issued_by === 'cites'
}

/**
 * The countries of stored suspension states: a list of `{ country }`, or of names as older rows have it.
 * Undefined where the stored JSON is neither, which the caller reports.
 * Source: specification, document 3, section 7, "Exports"; domain notes, section 9.
 */
export function suspendedCountries(stored: unknown): string[] | undefined {
  if (!Array.isArray(stored)) return undefined
  const countries = stored.map(countryOf)
  return countries.includes(undefined) ? undefined : countries.filter((country) => country !== undefined)
}

function countryOf(state: unknown): string | undefined {
  if (typeof state === 'string') return state
  if (typeof state !== 'object' || state === null || !('country' in state)) return undefined
  return typeof state.country === 'string' ? state.country : undefined
}
