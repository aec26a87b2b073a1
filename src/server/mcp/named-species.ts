import { z } from 'zod'
import type { NamesOfSpecies } from '#contract/names-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { foldName } from '#domain/names/fold-name.ts'
import { type AskPortal, Refused } from './portal-tool.ts'

/** The parameter that names a species, as every tool on one species takes it. */
export const namedSpecies = z
  .string()
  .trim()
  .min(2)
  .max(200)
  .describe('A species: its scientific name, a common name that no other species has, or its id')

export type NamedSpecies = Pick<SpeciesCard, 'id' | 'scientific_name' | 'common_name'>

/** The species that is named. Throws `Refused` where none is, or where several are. */
export async function speciesCalled(named: string, ask: AskPortal): Promise<NamedSpecies> {
  const wanted = foldName(named)
  const bySelf = await ask<SpeciesCard[]>(`/species/all?${new URLSearchParams({ species: named })}`)
  const byItself = bySelf.find(({ id, scientific_name }) => [id, foldName(scientific_name)].includes(wanted))
  if (byItself !== undefined) return shortOf(byItself)

  const matches = await speciesWithName(wanted, named, ask)
  const [only] = matches
  if (only !== undefined && matches.length === 1) return shortOf(only)
  throw new Refused(
    matches.length > 1
      ? `Several species are called ${named}: ${matches.map(({ scientific_name }) => scientific_name).join(', ')}. Use a scientific name.`
      : `No species here is called ${named}. find_species searches for a part of a name.`,
  )
}

/** The species that have the name: found by the search, page by page, which also finds those with a longer name. */
async function speciesWithName(wanted: string, named: string, ask: AskPortal): Promise<SpeciesCard[]> {
  const found: SpeciesCard[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const search = new URLSearchParams({ search: named, size: String(AT_ONCE), page: String(page) })
    const { species, totalPages } = await ask<{ species: SpeciesCard[]; totalPages: number }>(
      `/species?${search}`,
    )
    const ids = species.map(({ id }) => id).join()
    const names = await ask<NamesOfSpecies[]>(`/species/names?species=${ids}`)
    const called = names
      .filter((one) => one.names.some(({ text, kind }) => kind !== 'family' && foldName(text) === wanted))
      .map(({ species_id }) => species_id)
    found.push(...species.filter(({ id }) => called.includes(id)))
    pages = totalPages
  }
  return found
}

/** A page of the gallery whose names may be asked for together. */
const AT_ONCE = 48

const shortOf = ({ id, scientific_name, common_name }: SpeciesCard): NamedSpecies => ({
  id,
  scientific_name,
  common_name,
})
