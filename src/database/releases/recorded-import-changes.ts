import { eq, sql } from 'drizzle-orm'
import type { ImportProgress, StoredReport } from '#domain/releases/import-report.ts'
import { SOURCE_DATASETS } from '#domain/releases/import-states.ts'
import type { Editor, Transaction } from '../access.ts'
import { dataset_imports } from '../schema/index.ts'
import { DATASET_STORES } from './dataset-stores.ts'
import { storeDifferences } from './import-differences-changes.ts'
import type { SentFiles } from './imports-changes.ts'
import type { NewRelease } from './releases-changes.ts'
import { findNewestRelease } from './releases-queries.ts'

/** A release that was read outside of the back office, whose staged records come into use in the same transaction. */
interface ReadElsewhere extends SentFiles {
  progress: ImportProgress
  report: StoredReport
  release: NewRelease
}

/**
 * Records an import that is accepted at once, compared with the records in use like one that waits for a decision, so that
 * its differences can be read afterwards. Gives the release by the id that finds them, and what it covers.
 */
export async function recordImport(
  tx: Transaction,
  editor: Editor,
  { source, files, progress, report, release }: ReadElsewhere,
) {
  const dataset = SOURCE_DATASETS[source]
  const inUse = await findNewestRelease(tx, dataset)
  const found = await DATASET_STORES[dataset].compare(tx, release)
  const { species, coverage, changes = null, differences = [] } = found
  const [imported] = await tx
    .insert(dataset_imports)
    .values({
      ...{ dataset, source, files, progress, report, coverage, changes, state: 'accepted' },
      ...{ comparison: species, compared_with: inUse?.id ?? null },
      ...{ sent_by: editor.email, decided_by: editor.email, decided_at: sql`now()` },
    })
    .returning({ id: dataset_imports.id })
  if (imported === undefined) throw new Error('The import was not recorded')
  const { id } = imported
  const known = { ...release, id }
  await tx.update(dataset_imports).set({ release: known }).where(eq(dataset_imports.id, id))
  await storeDifferences(tx, id, differences)
  return { release: known, covered: found }
}
