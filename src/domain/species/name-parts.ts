interface NameParts {
  genus: string
  /** The second part of the name; of a subspecies also the third. */
  species_name: string
}

/** Genus and species of a scientific name; empty where the name is of one word or none. */
export function nameParts(scientific_name: string): NameParts {
  const [genus = '', ...rest] = scientific_name.trim().split(/\s+/)
  return rest.length === 0 ? { genus: '', species_name: '' } : { genus, species_name: rest.join(' ') }
}
