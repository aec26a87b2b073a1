import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Reader } from '#database/access.ts'
import { listCatalogueRows } from '#database/bulk/catalogue-queries.ts'
import { sortedRows } from '#domain/bulk/catalogue-csv.ts'
import { CATALOGUE_TABLES } from '#domain/bulk/catalogue-tables.ts'
import { CHECKLIST_TABLES, type ChecklistRows, checklistFiles } from '#domain/bulk/checklist.ts'
import { checklistMetadata } from '#domain/bulk/checklist-metadata.ts'
import { zipOf } from './zip.ts'

/** The checklist as a ColDP archive: the same bytes as long as the data is the same. */
export async function checklistArchive(
  db: Reader,
  { portal, datasets }: { portal: Portal; datasets: readonly DatasetRelease[] },
): Promise<Buffer> {
  const rows: ChecklistRows = {
    species: [],
    species_synonyms: [],
    common_names: [],
    cms_listings: [],
    references: [],
  }
  for (const table of CATALOGUE_TABLES) {
    const name = CHECKLIST_TABLES.find((one) => one === table.name)
    if (name !== undefined) rows[name] = sortedRows(table, await listCatalogueRows(db, table))
  }
  return zipOf([
    { name: 'metadata.yaml', text: checklistMetadata({ portal, datasets }) },
    ...checklistFiles(rows, portal.public_url),
  ])
}
