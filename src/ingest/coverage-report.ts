import type { Transaction } from '#database/access.ts'
import type { Covered } from '#database/releases/dataset-store.ts'
import { nameToConfirm } from '#database/releases/name-to-confirm-queries.ts'
import { species } from '#database/schema/index.ts'
import type { CoverageReport } from '#domain/releases/import-report.ts'

/** What waiting records cover, with the names of the species, by name. */
export async function coverageReport(
  tx: Transaction,
  { coverage, species: counted }: Covered,
): Promise<CoverageReport> {
  const taxa = await tx.select({ id: species.id, name: species.scientific_name }).from(species)
  const names = new Map(taxa.map(({ id, name }) => [id, name]))
  return {
    extent: coverage.extent,
    staying: coverage.staying,
    species: counted
      .map(({ species_id, before, after }) => ({
        scientific_name: names.get(species_id ?? '') ?? '(no species)',
        before,
        after,
      }))
      .toSorted((a, b) => a.scientific_name.localeCompare(b.scientific_name)),
    confirm: (await nameToConfirm(tx, coverage.losing)) ?? null,
  }
}
