import { checksumOf } from './checksum.ts'

interface YearSpan {
  first_year: number | null
  last_year: number | null
}

/**
 * What a release says of the records it brings: how many there are, one checksum over all that they say,
 * and the years they span; a record without a year spans none.
 */
export function releaseFacts<ImportedRecord>(
  records: readonly ImportedRecord[],
  yearOf: (record: ImportedRecord) => number | null,
) {
  return {
    row_count: records.length,
    checksum: checksumOf(records.map((record) => JSON.stringify(record))),
    ...yearSpan(records.flatMap((record) => yearOf(record) ?? [])),
  }
}

/** The first and the last of the years on record; null without one. */
export function yearSpan(years: Iterable<number>): YearSpan {
  // Each year once: a list of every record's would be too long to be handed over.
  const known = [...new Set(years)]
  return known.length === 0
    ? { first_year: null, last_year: null }
    : { first_year: Math.min(...known), last_year: Math.max(...known) }
}
