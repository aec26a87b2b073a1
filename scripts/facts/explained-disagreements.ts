import type { Finding } from '#domain/facts/find-in-facts.ts'
import type { CatalogueRow } from '#ingest/catalogue/catalogue-files.ts'

/** The file of the catalogue with the reasons why listings stay as they are where trade records have another appendix. */
export const DISAGREEMENTS_FILE = 'trade-disagreements.csv'

/** The reason for a disagreement with the trade records; undefined where none is given for just these records. */
export function reasonFor(
  { species_id, trade }: Finding,
  reasons: readonly CatalogueRow[],
): string | undefined {
  if (trade === null) return undefined
  const key = [species_id, trade.appendix, trade.first_year, trade.last_year, trade.records].join()
  return reasons.find((row) => keyOf(row) === key)?.reason
}

/** Reasons for disagreements that are not there, or not any more. */
export function staleReasons(findings: readonly Finding[], reasons: readonly CatalogueRow[]): CatalogueRow[] {
  return reasons.filter((row) => findings.every((finding) => reasonFor(finding, [row]) === undefined))
}

const keyOf = ({ scientific_name, appendix, first_year, last_year, records }: CatalogueRow) =>
  [scientific_name, appendix, first_year, last_year, records].join()
