import { isActiveUnderCites, type Suspension } from '#domain/listings/suspensions.ts'

interface SuspensionOfCountry extends Suspension {
  /** As the countries table or the curator names it. */
  country: string
}

/**
 * How many suspensions under CITES are active, and which countries they concern, each once, in alphabetical order.
 */
export function activeSuspensions(suspensions: readonly SuspensionOfCountry[]) {
  const active = suspensions.filter(isActiveUnderCites)
  const countries = [...new Set(active.map(({ country }) => country))].sort()
  return { count: active.length, states: countries.map((country) => ({ country })) }
}
