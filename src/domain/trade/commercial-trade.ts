import type { PURPOSES, SOURCES } from './trade-vocabulary.ts'

/** The purpose code of commercial trade. Source: guide to the CITES Trade Database, version 8, annex 2. */
export const COMMERCIAL_PURPOSE = 'T' satisfies (typeof PURPOSES)[number]

/**
 * Source codes of animals bred or born in captivity: C bred in captivity, D bred for commerce in Appendix I, F born in
 * captivity without meeting the definition of C. Same source.
 */
export const CAPTIVE_SOURCES = ['C', 'D', 'F'] as const satisfies readonly (typeof SOURCES)[number][]

/** The first year counted: earlier reports often lack purpose and source. */
export const COMMERCIAL_SINCE = 2000

/** Commercial records of a species from that year on. Exporter and importer may both report the same trade. */
export interface CommercialTrade {
  since: number
  records: number
  /** Of those, the records of captive sources. */
  captive_records: number
}

/** The percentage of commercial records that are of captive animals; undefined without commercial records. */
export function captiveShare({ records, captive_records }: CommercialTrade): number | undefined {
  return records === 0 ? undefined : (captive_records / records) * 100
}
