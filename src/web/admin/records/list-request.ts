import type { ListAddress } from './list-address.ts'

/** What the interface is asked for the rows of a list: what is not narrowed by is left out. */
export function listRequest(address: ListAddress) {
  const { search, category, species_id, language, source, checked, sort, order } = address
  return withoutEmpty({ search, category, species_id, language, source, checked, sort, order })
}

/** The properties that are set. */
function withoutEmpty<Said extends Record<string, string>>(said: Said) {
  const given = Object.entries(said).filter(([, value]) => value !== '')
  return Object.fromEntries(given) as { [Name in keyof Said]?: Exclude<Said[Name], ''> }
}
