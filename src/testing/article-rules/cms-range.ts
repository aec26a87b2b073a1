/** The lists of countries that a CMS listing names, ISO 3166-1 alpha-2. */
export interface CmsDistributions {
  native_distribution: readonly string[]
  introduced_distribution: readonly string[]
  extinct_distribution: readonly string[]
  uncertain_distribution: readonly string[]
  /** Named without a category. */
  uncategorised_distribution: readonly string[]
}

export interface CmsRange {
  native: number
  introduced: number
  extinct: number
  /** Every country the listing names, once, in alphabetical order. */
  codes: string[]
}

/**
 * How many countries a CMS listing names, and which. Undefined where it names none: an empty list is a range
 * no one wrote down, not a species without one. Source: domain notes, section 9, "cms_distribution_codes".
 */
export function cmsRange(listing: CmsDistributions): CmsRange | undefined {
  const { native_distribution, introduced_distribution, extinct_distribution } = listing
  const codes = new Set([
    ...native_distribution,
    ...introduced_distribution,
    ...extinct_distribution,
    ...listing.uncertain_distribution,
    ...listing.uncategorised_distribution,
  ])
  if (codes.size === 0) return undefined
  return {
    native: native_distribution.length,
    introduced: introduced_distribution.length,
    extinct: extinct_distribution.length,
    codes: [...codes].sort(),
  }
}
