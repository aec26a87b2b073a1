/** A scientific name in an address: 'monodon-monoceros'. */
export function speciesSlug(scientific_name: string): string {
  return scientific_name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
