import { SUMMARISED_ARCTIC_COUNTRIES } from '../countries/arctic-countries.ts'

/** How a range of so many countries is worded on the CMS card. */
export const DISTRIBUTION_EXTENTS = ['global', 'wide', 'counted'] as const
export type DistributionExtent = (typeof DISTRIBUTION_EXTENTS)[number]

const GLOBAL_ABOVE = 100
const WIDE_ABOVE = 50
const HIGHLIGHTS_ABOVE = 10

/** More than 100 countries are a global distribution, more than 50 a wide one. Source: document 2, section 9. */
export function distributionExtent(countries: number): DistributionExtent {
  if (countries > GLOBAL_ABOVE) return 'global'
  return countries > WIDE_ABOVE ? 'wide' : 'counted'
}

/** Where the wording names no number, a badge does. Source: specification, document 2, section 9. */
export function hasCountBadge(countries: number): boolean {
  return countries > WIDE_ABOVE
}

/**
 * The Arctic countries of a range of more than ten; undefined for a smaller one, which needs no highlights.
 * Codes are ISO 3166-1 alpha-2. Source: specification, document 2, section 9.
 */
export function distributionHighlights(codes: readonly string[]): string[] | undefined {
  return codes.length > HIGHLIGHTS_ABOVE
    ? SUMMARISED_ARCTIC_COUNTRIES.filter((code) => codes.includes(code))
    : undefined
}
