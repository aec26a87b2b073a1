import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { Invalid } from '#domain/problems.ts'
import type { SpeciesComparison } from '#domain/releases/comparison.ts'
import { extentOf, type ReleaseCoverage } from '#domain/releases/coverage.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { ProposedChange } from '#domain/releases/proposed-change.ts'
import type { Editor, Transaction } from '../access.ts'
import type { CuratedTable } from '../curation/curated-table.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { dataset_releases, previous_records } from '../schema/index.ts'
import { refreshArticleSummaries } from '../summaries/article-summary-changes.ts'
import type { DatasetStore } from './dataset-store.ts'
import { getPreviousReleases, storePreviousReleases } from './previous-release-changes.ts'
import { addRelease, type NewRelease, restoreReleases } from './releases-changes.ts'
import { listReleasesOf } from './releases-queries.ts'
import { applyRowChange, type RowChange } from './row-changes.ts'
import { clearStagedRecords, listStagedRecords } from './staged-records-changes.ts'

interface CuratedDataset<Row, Published> {
  /** The field that a curator's date goes into, where the published list carries none. */
  dateField?: string
  /** What the published records would change in the rows that curators edit. */
  changesOf: (inUse: readonly Row[], published: readonly Published[]) => ProposedChange[]
}

/**
 * A published list whose facts stand in rows that curators edit. It does not replace them: what it adds
 * or changes is proposed row by row, each with its trace in the audit trail, and taken back row by row, but
 * for rows that someone has saved since.
 */
export function curatedStore<Row, Published extends { species_id: string }>(
  dataset: ImportedDataset & CuratedTopic,
  { dateField, changesOf }: CuratedDataset<Row, Published>,
): DatasetStore {
  const curated: CuratedTable = CURATED_TABLES[dataset]

  /** What the waiting records would change. */
  const propose = async (tx: Transaction): Promise<ProposedChange[]> => {
    const published = await listStagedRecords<Published>(tx, dataset)
    const taxa = new Set(published.map(({ species_id }) => species_id))
    const inUse = await tx
      .select()
      .from(curated.table)
      .where(inArray(sql`${curated.species_id}`, [...taxa]))
    return changesOf(inUse as Row[], published)
  }
  const storeReversals = async (tx: Transaction, reversals: readonly RowChange[]) => {
    await tx.delete(previous_records).where(eq(previous_records.dataset, dataset))
    // The last change is the first to be taken back: marks are given up before they are taken again.
    const records = reversals
      .toReversed()
      .map((record, position) => ({ dataset, record: { position, ...record } }))
    if (records.length > 0) await tx.insert(previous_records).values(records)
  }
  const apply = async (tx: Transaction, editor: Editor, changes: readonly RowChange[]) => {
    const reversals: RowChange[] = []
    for (const change of changes) {
      const reversal = await applyRowChange(tx, editor, curated, change)
      if (reversal !== undefined) reversals.push(reversal)
    }
    await storeReversals(tx, reversals)
  }

  const compare = async (tx: Transaction) => {
    const changes = await propose(tx)
    const species = await countBySpecies(tx, curated, changes)
    const rows = await tx.$count(curated.table)
    const ofSpecies = await tx.selectDistinct({ species_id: sql`${curated.species_id}` }).from(curated.table)
    const coverage: ReleaseCoverage = {
      extent: extentOf(dataset),
      staying: { rows, species: ofSpecies.length },
      losing: [],
    }
    return { species, changes, coverage }
  }

  return {
    cover: compare,
    compare,

    activate: async (_, tx, editor, release, { dates = {} } = {}) => {
      const changes = await propose(tx)
      if (changes.some(({ key, needs_date }) => needs_date && dates[key] === undefined))
        throw new Invalid('new_listing_needs_date')
      await storePreviousReleases(tx, dataset)
      const sources = await sourcesOf(tx, curated, changes)
      const wanted = changes.map(({ key, row_id, version, species_id, after, source }) => ({
        row_id,
        version,
        values: {
          ...after,
          ...(row_id === null ? { species_id, checked: true } : {}),
          ...(dateField !== undefined && dates[key] !== undefined ? { [dateField]: dates[key] } : {}),
          ...(onlyTakesMark(after)
            ? {}
            : { source: besides(sources.get(row_id ?? ''), source ?? release.citation ?? release.title) }),
        },
      }))
      const stored = await addFacts(tx, editor, release, changes)
      await apply(tx, editor, wanted)
      await clearStagedRecords(tx, dataset)
      await refreshArticleSummaries(tx)
      return stored
    },

    goBack: async (tx, editor) => {
      const releases = await getPreviousReleases(tx, dataset)
      const stored = await tx
        .select({ record: previous_records.record })
        .from(previous_records)
        .where(eq(previous_records.dataset, dataset))
        .orderBy(asc(sql`(${previous_records.record} ->> 'position')::integer`))
      await storePreviousReleases(tx, dataset)
      await restoreReleases(tx, editor, dataset, releases)
      const changes = stored.map(({ record }) => record as RowChange)
      await apply(tx, editor, changes)
      await refreshArticleSummaries(tx)
    },

    clear: (tx) => clearStagedRecords(tx, dataset),
  }
}

/** A row that only gives up being the latest or current says nothing new of its own. */
const onlyTakesMark = (after: ProposedChange['after']) =>
  Object.keys(after).every((field) => ['is_latest', 'is_current'].includes(field))

/**
 * Adds the release to those in use with the facts that it brings, and answers how many they are. One that brings none is not
 * added; one of the same name or files takes the place of the earlier, whose facts are its own.
 */
async function addFacts(
  tx: Transaction,
  editor: Editor,
  release: NewRelease,
  changes: readonly ProposedChange[],
): Promise<number> {
  const facts = changes.filter(({ after }) => !onlyTakesMark(after))
  if (facts.length === 0) return 0
  const inUse = await listReleasesOf(tx, release.dataset)
  const same = inUse.find(
    ({ title, version, checksum }) =>
      title === release.title &&
      (version === null ? checksum === release.checksum : version === release.version),
  )
  if (same !== undefined) await tx.delete(dataset_releases).where(eq(dataset_releases.id, same.id))
  await addRelease(tx, editor, {
    ...release,
    row_count: facts.length + (same?.row_count ?? 0),
    covers: [...new Set([...(same?.covers ?? []), ...facts.map(({ species_id }) => species_id)])],
  })
  return facts.length
}

/** What the rows that would change rest on now, by their ids. */
async function sourcesOf(
  tx: Transaction,
  { table }: CuratedTable,
  changes: readonly ProposedChange[],
): Promise<ReadonlyMap<string, string>> {
  const ids = changes.flatMap(({ row_id }) => row_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = (await tx
    .select()
    .from(table as PgTable)
    .where(inArray(table.id, ids))) as { id: string; source?: string | null }[]
  return new Map(rows.flatMap(({ id, source }) => (source ? [[id, source]] : [])))
}

/** A row goes on resting on its earlier source in what a release does not carry, such as criteria or a trend. */
const besides = (earlier: string | undefined, published: string): string =>
  earlier === undefined || earlier.includes(published) ? (earlier ?? published) : `${earlier}; ${published}`

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
