/** A population's entry under its species' name: 'Common Minke Whale* (West Greenland population)'. */
export function entryName(common_name: string, population_identifier: string | null): string {
  return population_identifier === null ? common_name : `${common_name}* (${population_identifier})`
}

/** The population of an entry's id; null where the entry is the species. */
export const populationOfEntry = (entry_id: string): string | null => entry_id.split(':')[1] ?? null

/** 'id:population' for a population's entry, the species' id otherwise. */
export function entryId(species_id: string, population_identifier: string | null): string {
  return population_identifier === null ? species_id : `${species_id}:${population_identifier}`
}

/** The species that an entry is of. */
export function speciesOfEntry(entry_id: string): string {
  return entry_id.split(':')[0] ?? entry_id
}
