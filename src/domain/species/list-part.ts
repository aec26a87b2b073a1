/** Which part of a list of species by scientific name is asked for: all of it, unless something is named. */
export interface ListPart {
  /** Only those behind this scientific name. */
  after?: string | undefined
  limit?: number | undefined
}

/** A part of a list that is ordered by `byScientificName`. A name that is no longer in it still tells where to go on. */
export function listPart<Species extends { scientific_name: string }>(
  species: readonly Species[],
  { after, limit }: ListPart,
): readonly Species[] {
  const behind =
    after === undefined ? species : species.filter(({ scientific_name }) => scientific_name > after)
  return limit === undefined ? behind : behind.slice(0, limit)
}
