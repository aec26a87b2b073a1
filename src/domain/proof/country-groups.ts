/**
 * Groups of countries that published figures are about, as one word of a selection. Members are those of the years that
 * the figures are of: Croatia joined on 1 July 2013, the United Kingdom left on 31 January 2020.
 */
const EU27 = 'AT BE BG CY CZ DE DK EE ES FI FR GB GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

export const COUNTRY_GROUPS = {
  EU27,
  EU28: [...EU27, 'HR'].sort(),
} as const satisfies Record<string, readonly string[]>
export type CountryGroup = keyof typeof COUNTRY_GROUPS

const isCountryGroup = (word: string): word is CountryGroup => Object.hasOwn(COUNTRY_GROUPS, word)

/** Codes of countries with the members in the place of a group. */
export function withMembers(codes: readonly string[]): string[] {
  return codes.flatMap((code) => (isCountryGroup(code) ? COUNTRY_GROUPS[code] : [code]))
}

/** The group whose members these codes are, in any order; undefined where they are none. */
export function countryGroupOf(codes: readonly string[]): CountryGroup | undefined {
  const sorted = codes.toSorted().join()
  return Object.keys(COUNTRY_GROUPS)
    .filter(isCountryGroup)
    .find((group) => COUNTRY_GROUPS[group].toSorted().join() === sorted)
}
