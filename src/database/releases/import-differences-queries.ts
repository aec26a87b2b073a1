import { and, asc, eq } from 'drizzle-orm'
import { NotFound } from '#domain/problems.ts'
import type { ComparisonTotals, SpeciesComparison } from '#domain/releases/comparison.ts'
import type { Fields, ProposedChange } from '#domain/releases/proposed-change.ts'
import { inReadingOrder, type RecordDifference } from '#domain/releases/record-difference.ts'
import type { RowChange } from '#domain/releases/row-change.ts'
import type { Reader } from '../access.ts'
import { dataset_imports, import_differences, previous_releases, species } from '../schema/index.ts'
import {
  listTradeDifferences,
  TRADE_FIELDS,
  type TradeSides,
  tradeInUse,
  waitingTrade,
} from '../trade/trade-differences-queries.ts'
import type { DatasetImport } from './imports-changes.ts'
import { findNewestRelease } from './releases-queries.ts'

export interface AskedDifferences {
  id: string
  species_id?: string | undefined
  change?: RowChange | undefined
}

export type NamedDifference = RecordDifference & { scientific_name: string | null }

/** The rows that differ between the release of an import and what it was compared with, as far as they can be told. */
interface Differences {
  total: number
  /** False where trade records have been replaced since, so that they are no longer there to be compared. */
  available: boolean
  fields: readonly string[]
  list: (from: number, limit: number) => Promise<RecordDifference[]>
}

/** Some of them, with the names of their species. Throws NotFound. */
export async function listDifferences(
  db: Reader,
  asked: AskedDifferences,
  { from, limit }: { from: number; limit: number },
) {
  const { total, available, fields, list } = await differencesOf(db, asked)
  const rows = available ? await list(from, limit) : []
  return { total: available ? total : 0, available, fields, rows: await named(db, rows) }
}

/** All of them, some at a time, and the fields that they have. Throws NotFound. */
export async function everyDifference(db: Reader, asked: AskedDifferences, atOnce: number) {
  const { fields, available, total, list } = await differencesOf(db, asked)
  async function* rows(): AsyncGenerator<NamedDifference[]> {
    for (let from = 0; available && from < total; from += atOnce)
      yield await named(db, await list(from, atOnce))
  }
  return { fields: inReadingOrder(fields), rows: rows() }
}

async function differencesOf(db: Reader, { id, species_id, change }: AskedDifferences): Promise<Differences> {
  const [found] = await db
    .select({
      dataset: dataset_imports.dataset,
      state: dataset_imports.state,
      comparison: dataset_imports.comparison,
      changes: dataset_imports.changes,
      release: dataset_imports.release,
      compared_with: dataset_imports.compared_with,
    })
    .from(dataset_imports)
    .where(eq(dataset_imports.id, id))
  if (found === undefined) throw new NotFound('import_not_found')
  const { dataset, comparison, changes } = found

  if (changes !== null) return ofChanges(changes.map(differenceOf), { species_id, change })
  const total = countOf(comparison ?? [], { species_id, change })
  if (dataset === 'cites_trade') {
    const sides = await tradeSides(db, { id, ...found })
    const list = (from: number, limit: number) =>
      sides === undefined
        ? Promise.resolve([])
        : listTradeDifferences(db, sides, { species_id, change, from, limit })
    return { total, available: sides !== undefined, fields: TRADE_FIELDS, list }
  }
  const which = and(
    eq(import_differences.import_id, id),
    species_id === undefined ? undefined : eq(import_differences.species_id, species_id),
    change === undefined ? undefined : eq(import_differences.change, change),
  )
  const [one] = await db.select().from(import_differences).where(which).limit(1)
  return {
    total: await db.$count(import_differences, which),
    available: one !== undefined || total === 0,
    fields: Object.keys(one?.after ?? one?.before ?? {}),
    list: (from, limit) =>
      db
        .select()
        .from(import_differences)
        .where(which)
        .orderBy(asc(import_differences.position))
        .offset(from)
        .limit(limit)
        .then((rows) => rows.map(({ import_id: _, position: __, ...row }) => row)),
  }
}

/**
 * Where the records of an import of trade lie, and those before it; undefined where they are no longer there, since another
 * release came into use after it, or it came back into use.
 */
async function tradeSides(
  db: Reader,
  { id, state, release, compared_with }: Pick<DatasetImport, 'id' | 'state' | 'release' | 'compared_with'>,
): Promise<TradeSides | undefined> {
  if (state === 'waiting') return waitingTrade(release?.covers)
  if (state !== 'accepted' || (await findNewestRelease(db, 'cites_trade'))?.id !== id) return undefined
  const [previous] = await db
    .select({ releases: previous_releases.releases })
    .from(previous_releases)
    .where(eq(previous_releases.dataset, 'cites_trade'))
  return (previous?.releases[0]?.id ?? null) === compared_with ? tradeInUse(release?.covers) : undefined
}

function countOf(
  comparison: readonly SpeciesComparison[],
  { species_id, change }: Omit<AskedDifferences, 'id'>,
): number {
  const kinds: readonly (keyof ComparisonTotals)[] =
    change === undefined ? ['removed', 'changed', 'added'] : [change]
  return comparison
    .filter((one) => species_id === undefined || one.species_id === species_id)
    .reduce((total, one) => total + kinds.reduce((sum, kind) => sum + one[kind], 0), 0)
}

const differenceOf = ({ species_id, row_id, before, after }: ProposedChange): RecordDifference =>
  row_id === null
    ? { species_id, change: 'added', before: null, after: withoutSpecies(after) }
    : { species_id, change: 'changed', before, after }

const withoutSpecies = ({ species_id: _, ...fields }: Fields): Fields => fields

function ofChanges(
  all: readonly RecordDifference[],
  { species_id, change }: Omit<AskedDifferences, 'id'>,
): Differences {
  const wanted = all.filter(
    (one) =>
      (species_id === undefined || one.species_id === species_id) &&
      (change === undefined || one.change === change),
  )
  const fields = [...new Set(wanted.flatMap(({ before, after }) => Object.keys(after ?? before ?? {})))]
  const list = (from: number, limit: number) => Promise.resolve(wanted.slice(from, from + limit))
  return { total: wanted.length, available: true, fields, list }
}

async function named(db: Reader, rows: readonly RecordDifference[]): Promise<NamedDifference[]> {
  if (rows.length === 0) return []
  const taxa = await db.select({ id: species.id, name: species.scientific_name }).from(species)
  const names = new Map(taxa.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, scientific_name: names.get(row.species_id ?? '') ?? null }))
}
