import { asc, eq, sql } from 'drizzle-orm'
import { Invalid } from '#domain/problems.ts'
import type { SpeciesComparison } from '#domain/releases/comparison.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { ProposedChange } from '#domain/releases/proposed-change.ts'
import type { Transaction } from '../access.ts'
import type { CuratedTable } from '../curation/curated-table.ts'
import { previous_records } from '../schema/index.ts'
import { refreshArticleSummaries } from '../summaries/article-summary-changes.ts'
import type { DatasetStore } from './dataset-store.ts'
import { getPreviousRelease, storePreviousRelease } from './previous-release-changes.ts'
import { endRelease, replaceRelease } from './releases-changes.ts'
import { applyRowChange, type RowChange } from './row-changes.ts'
import { clearStagedRecords } from './staged-records-changes.ts'

interface CuratedDataset {
  dataset: ImportedDataset
  curated: CuratedTable
  /** The field that a curator's date goes into, where the published list carries none. */
  dateField?: string
  /** What the waiting records would change in the rows that curators edit. */
  propose: (tx: Transaction) => Promise<ProposedChange[]>
}

/**
 * A published list whose facts stand in rows that curators edit. It does not replace them: what it adds
 * or changes is proposed row by row, each with its trace in the audit trail, and taken back row by row, but
 * for rows that someone has saved since.
 */
export function curatedStore({ dataset, curated, dateField, propose }: CuratedDataset): DatasetStore {
  const storeReversals = async (tx: Transaction, reversals: readonly RowChange[]) => {
    await tx.delete(previous_records).where(eq(previous_records.dataset, dataset))
    // The last change is the first to be taken back: marks are given up before they are taken again.
    const records = reversals
      .toReversed()
      .map((record, position) => ({ dataset, record: { position, ...record } }))
    if (records.length > 0) await tx.insert(previous_records).values(records)
  }
  const apply = async (
    changes: readonly RowChange[],
    one: (change: RowChange) => Promise<RowChange | undefined>,
  ) => {
    const reversals: RowChange[] = []
    for (const change of changes) {
      const reversal = await one(change)
      if (reversal !== undefined) reversals.push(reversal)
    }
    return reversals
  }

  return {
    compare: async (tx) => {
      const changes = await propose(tx)
      return { species: await countBySpecies(tx, curated, changes), changes }
    },

    activate: async (_, tx, editor, release, { dates = {} } = {}) => {
      const changes = await propose(tx)
      if (changes.some(({ key, needs_date }) => needs_date && dates[key] === undefined))
        throw new Invalid('new_listing_needs_date')
      await storePreviousRelease(tx, dataset)
      await replaceRelease(tx, editor, release)
      const wanted = changes.map(({ key, row_id, version, species_id, after }) => ({
        row_id,
        version,
        values: {
          ...after,
          ...(row_id === null ? { species_id } : {}),
          ...(dateField !== undefined && dates[key] !== undefined ? { [dateField]: dates[key] } : {}),
          ...(onlyTakesMark(after) ? {} : { source: release.citation ?? release.title, checked: true }),
        },
      }))
      await storeReversals(tx, await apply(wanted, (change) => applyRowChange(tx, editor, curated, change)))
      await clearStagedRecords(tx, dataset)
      await refreshArticleSummaries(tx)
      return release.row_count ?? 0
    },

    goBack: async (tx, editor) => {
      const release = await getPreviousRelease(tx, dataset)
      const stored = await tx
        .select({ record: previous_records.record })
        .from(previous_records)
        .where(eq(previous_records.dataset, dataset))
        .orderBy(asc(sql`(${previous_records.record} ->> 'position')::integer`))
      await storePreviousRelease(tx, dataset)
      if (release === null) await endRelease(tx, editor, dataset)
      else await replaceRelease(tx, editor, release)
      const changes = stored.map(({ record }) => record as RowChange)
      await storeReversals(tx, await apply(changes, (change) => applyRowChange(tx, editor, curated, change)))
      await refreshArticleSummaries(tx)
    },

    clear: (tx) => clearStagedRecords(tx, dataset),
  }
}

/** A row that only gives up being the latest or current says nothing new of its own. */
const onlyTakesMark = (after: ProposedChange['after']) =>
  Object.keys(after).every((field) => ['is_latest', 'is_current'].includes(field))

async function countBySpecies(
  tx: Transaction,
  { table, species_id }: CuratedTable,
  changes: readonly ProposedChange[],
): Promise<SpeciesComparison[]> {
  const rows = await tx
    .select({ species_id: sql<string>`${species_id}`, rows: sql<number>`count(*)::integer` })
    .from(table)
    .groupBy(sql`${species_id}`)
  const before = new Map(rows.map((row) => [row.species_id, row.rows]))
  const taxa = new Set(changes.map(({ species_id }) => species_id))
  return [...taxa].map((species_id) => {
    const own = changes.filter((change) => change.species_id === species_id)
    const added = own.filter(({ row_id }) => row_id === null).length
    return {
      species_id,
      before: before.get(species_id) ?? 0,
      after: (before.get(species_id) ?? 0) + added,
      added,
      removed: 0,
      changed: own.length - added,
    }
  })
}
