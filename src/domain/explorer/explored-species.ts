import { Invalid, NotFound } from '../problems.ts'
import type { Drawing } from '../species/drawing.ts'
import { groupOfDrawing, SPECIES_GROUPS } from '../species/species-groups.ts'
import { parseSpeciesId } from '../species/species-id.ts'
import { speciesSlug } from '../species/species-slug.ts'

/** A species as a question about several may name it; its drawing tells its group. */
export interface NameableSpecies {
  id: string
  scientific_name: string
  drawing: Drawing | null
}

/**
 * The species that a question names, in the order of the list: by id, by scientific name (also as in addresses,
 * 'monodon-monoceros') or by group; all where nothing is named. Throws Invalid where a name is none of these, NotFound
 * without a species of an id.
 */
export function exploredSpecies(
  named: readonly string[] | undefined,
  listed: readonly NameableSpecies[],
): string[] {
  if (named === undefined || named.length === 0) return listed.map(({ id }) => id)
  const chosen = new Set(named.flatMap((name) => idsOf(name, listed)))
  return listed.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
}

function idsOf(name: string, listed: readonly NameableSpecies[]): string[] {
  const id = parseSpeciesId(name)
  if (id !== undefined) {
    if (listed.some((one) => one.id === id)) return [id]
    throw new NotFound(`There is no species with the id ${id}`)
  }
  const slug = speciesSlug(name)
  const found = listed.find(({ scientific_name }) => speciesSlug(scientific_name) === slug)
  if (found !== undefined) return [found.id]
  const group = SPECIES_GROUPS.find((one) => one === name.toLowerCase())
  if (group !== undefined)
    return listed.flatMap(({ id, drawing }) => (groupOfDrawing(drawing) === group ? [id] : []))
  throw new Invalid(
    `species: '${name.slice(0, LONGEST_NAMED)}' is neither a species nor one of ${SPECIES_GROUPS.join(', ')}`,
  )
}

const LONGEST_NAMED = 40
