import type { CmsAppendix } from '#domain/listings/appendix.ts'
import type { ConservationPriority } from '#domain/listings/conservation-priority.ts'

/** The lists of countries that a CMS listing names, ISO 3166-1 alpha-2. */
export interface CmsDistributions {
  native_distribution: readonly string[]
  introduced_distribution: readonly string[]
  extinct_distribution: readonly string[]
  uncertain_distribution: readonly string[]
  /** Named without a category. */
  uncategorised_distribution: readonly string[]
}

/**
 * How many countries a CMS listing names, and which, each once in alphabetical order. Undefined where it names none: an empty list is a range
 * no one wrote down, not a species without one. Source: domain notes, section 9, "cms_distribution_codes".
 */
export function cmsRange(listing: CmsDistributions) {
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

const WIDE_RANGE_ABOVE = 20

/**
 * Appendix I, alone or with II, is high; Appendix II is medium over more than twenty native countries and
 * high otherwise, an unknown range included. Undefined for a species that is not listed.
 * Source: domain notes, section 9, "cms_conservation_priority".
 */
export function conservationPriority(
  appendix: CmsAppendix | null,
  nativeCountries: number | null,
): ConservationPriority | undefined {
  if (appendix === null) return undefined
  return appendix === 'II' && (nativeCountries ?? 0) > WIDE_RANGE_ABOVE ? 'Medium' : 'High'
}
