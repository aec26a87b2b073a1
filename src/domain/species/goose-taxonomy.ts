/** The subspecies that moved to another species in 2004, under its name before and since. */
export const FORMER_GOOSE = 'Branta canadensis leucopareia'
export const CURRENT_GOOSE = 'Branta hutchinsii leucopareia'

/** What stands where a record names no authority. */
const DEFAULT_AUTHORITY = '(J. F. Brandt, 1836)'

/**
 * The fields of the Aleutian goose under its current name; an authority it has stays.
 * Source: specification, document 3, section 4, "Taxonomy fix".
 */
export function currentGooseName(authority: string | null) {
  return {
    scientific_name: CURRENT_GOOSE,
    species_name: 'hutchinsii leucopareia',
    common_name: 'Aleutian Cackling Goose',
    genus: 'Branta',
    authority: authority || DEFAULT_AUTHORITY,
  }
}

/** A common name as it reads now that the Aleutian goose is no Canada goose; any other stays as it is. */
export function currentGooseCommonName(name: string): string {
  return name.replaceAll('Canada Goose', 'Cackling Goose')
}
