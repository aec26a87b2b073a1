import { countSpecies } from '#database/species/species-queries.ts'
import type { Context } from '../access.ts'

/** Whether there are more species than a reader wants a whole list of. They are counted, since to read many thousand takes seconds. */
export const hasMoreSpecies = async (
  { records }: Context,
  most_species: number | undefined,
): Promise<boolean> => most_species !== undefined && (await records(countSpecies)) > most_species
