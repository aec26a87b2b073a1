interface Country {
  country_code: string
  arctic_council: boolean
}

/** Parts of the Kingdom of Denmark that CITES names on their own: Greenland and the Faroe Islands. */
const TERRITORIES = ['GL', 'FO']

/**
 * Whether trade with a country can be chosen as suspended: the states of the Arctic Council and the two territories.
 * Source: specification, document 3, section 5, "Article summary save".
 */
export function isSuspensionCountry({ country_code, arctic_council }: Country): boolean {
  return arctic_council || TERRITORIES.includes(country_code)
}
