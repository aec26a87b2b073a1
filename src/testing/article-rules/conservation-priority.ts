import type { CmsAppendix } from '#domain/listings/appendix.ts'
import type { ConservationPriority } from '#domain/listings/conservation-priority.ts'

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
