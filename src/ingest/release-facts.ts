import type { NewRelease } from '#database/releases/releases-changes.ts'
import { stageRecords } from '#database/releases/staged-records-changes.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import { checksumOf } from './checksum.ts'
import type { PreparedImport } from './importer.ts'

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

/** A release of records that are stored as they were read, with what is said of it beside what they say themselves. */
export const recordsRelease = <ImportedRecord extends object>(
  dataset: ImportedDataset,
  records: readonly ImportedRecord[],
  yearOf: (record: ImportedRecord) => number | null,
  about: Omit<NewRelease, 'dataset' | 'simulated' | keyof ReturnType<typeof releaseFacts>>,
): PreparedImport => ({
  release: { ...about, dataset, ...releaseFacts(records, yearOf), simulated: false },
  stage: (connection, tx) => stageRecords(connection, tx, dataset, records),
})

/** The first and the last of the years on record; null without one. */
export function yearSpan(years: Iterable<number>) {
  // Each year once: a list of every record's would be too long to be handed over.
  const known = [...new Set(years)]
  return known.length === 0
    ? { first_year: null, last_year: null }
    : { first_year: Math.min(...known), last_year: Math.max(...known) }
}
