import { Invalid, NotFound } from '../problems.ts'
import { SPECIES_GROUPS, type SpeciesGroup } from '../species/species-groups.ts'
import { parseSpeciesId } from '../species/species-id.ts'

/**
 * The species that ids and groups name, in the order of the list; all where nothing is named. Throws Invalid where a word
 * is neither, NotFound without a species of an id.
 */
export function exploredSpecies(
  named: readonly string[] | undefined,
  listed: readonly { id: string; group: SpeciesGroup | undefined }[],
): string[] {
  if (named === undefined || named.length === 0) return listed.map(({ id }) => id)
  const groups = new Set<string>()
  const ids = new Set<string>()
  for (const one of named) {
    const group = SPECIES_GROUPS.find((name) => name === one.toLowerCase())
    const id = parseSpeciesId(one)
    if (group !== undefined) groups.add(group)
    else if (id !== undefined) ids.add(id)
    else {
      throw new Invalid(
        `species: '${one.slice(0, LONGEST_NAMED)}' is neither the id of a species nor one of ${SPECIES_GROUPS.join(', ')}`,
      )
    }
  }
  const unknown = [...ids].find((id) => !listed.some((one) => one.id === id))
  if (unknown !== undefined) throw new NotFound(`There is no species with the id ${unknown}`)
  return listed
    .filter(({ id, group }) => ids.has(id) || (group !== undefined && groups.has(group)))
    .map(({ id }) => id)
}

const LONGEST_NAMED = 40
