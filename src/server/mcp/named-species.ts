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
  const species = await ask<SpeciesCard[]>('/species/all')
  const wanted = foldName(named)
  const byItself = species.find(({ id, scientific_name }) => [id, foldName(scientific_name)].includes(wanted))
  if (byItself !== undefined) return shortOf(byItself)

  const names = await ask<NamesOfSpecies[]>('/species/names')
  const called = names
    .filter((one) => one.names.some(({ text, kind }) => kind !== 'family' && foldName(text) === wanted))
    .map(({ species_id }) => species_id)
  const matches = species.filter(({ id }) => called.includes(id))
  const [only] = matches
  if (only !== undefined && matches.length === 1) return shortOf(only)
  throw new Refused(
    matches.length > 1
      ? `Several species are called ${named}: ${matches.map(({ scientific_name }) => scientific_name).join(', ')}. Use a scientific name.`
      : `No species here is called ${named}. find_species searches for a part of a name.`,
  )
}

const shortOf = ({ id, scientific_name, common_name }: SpeciesCard): NamedSpecies => ({
  id,
  scientific_name,
  common_name,
})
