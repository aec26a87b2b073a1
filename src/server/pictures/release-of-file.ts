import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { ReleaseFile } from '#database/trade/release-files-queries.ts'
import { aboutIn } from '#domain/trade/published-file.ts'

/** The release that a file belongs to, as the file itself describes it: a later import cannot change what it says. */
export function releaseOf(file: ReleaseFile, bytes: ArrayBuffer): DatasetRelease {
  const { title, version, publisher, citation, licence, address } = aboutIn(bytes)
  return {
    dataset: 'cites_trade',
    title: title ?? file.release,
    version: version ?? null,
    publisher: publisher ?? null,
    citation: citation ?? null,
    licence: licence ?? null,
    address: address ?? null,
    row_count: file.rows,
    last_complete_year: file.last_complete_year,
    simulated: file.simulated,
    retrieved_date: null,
    covered_until: null,
    checksum: null,
    first_year: null,
    last_year: null,
    aggregated: false,
    loaded_at: '',
  }
}
