import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { NotFound } from '#domain/problems.ts'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'
import type { CuratedTable, EditedRow } from './curated-table.ts'

export interface RecordRequest {
  search: string
  page: number
  size: number
  species_id?: string
  category?: string
}

interface OwnerSpecies {
  id: string
  scientific_name: string
  common_name: string
}

/** The species that a row belongs to, apart from species that are rows themselves. */
const owner = alias(species, 'owner')
const ownerNames = {
  id: owner.id,
  scientific_name: owner.scientific_name,
  common_name: owner.common_name,
}

/**
 * One page of a table's rows with the species they belong to, and how many there are in all. A search is
 * a substring in any case; a page beyond the last is answered with the last.
 * Source: specification, document 3, section 5, "List search".
 */
export async function pageOfRecords(db: Reader, curated: CuratedTable, request: RecordRequest) {
  const where = and(...conditions(curated, request))
  const [counted] = await db
    .select({ total: count() })
    .from(curated.table)
    .leftJoin(owner, ownerOf(curated))
    .where(where)
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / request.size))
  const page = Math.min(request.page, pages)

  const rows = await records(db, curated)
    .where(where)
    .orderBy(...orderOf(curated))
    .limit(request.size)
    .offset((page - 1) * request.size)
  return { rows: rows.map(withOwner), total, page, pages }
}

/** One row with the species it belongs to. Throws NotFound. */
export async function getRecord(db: Reader, curated: CuratedTable, id: string) {
  const [row] = await records(db, curated).where(eq(curated.table.id, id))
  if (row === undefined) throw new NotFound(`${curated.name}.not_found`)
  return withOwner(row)
}

function records(db: Reader, curated: CuratedTable) {
  return db
    .select({ record: curated.table, species: ownerNames })
    .from(curated.table)
    .leftJoin(owner, ownerOf(curated))
}

const ownerOf = ({ species_id }: CuratedTable) =>
  species_id === undefined ? sql`false` : eq(owner.id, species_id)

function withOwner({ record, species }: { record: unknown; species: OwnerSpecies | null }) {
  return { ...(record as EditedRow), species } as EditedRow & { species: OwnerSpecies | null }
}

function orderOf({ species_id, order, table }: CuratedTable) {
  return [...(species_id === undefined ? [] : [asc(owner.scientific_name)]), ...order, asc(table.id)]
}

function conditions(curated: CuratedTable, { search, species_id, category }: RecordRequest) {
  const names = curated.species_id === undefined ? [] : [owner.scientific_name, owner.common_name]
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return [
    search.trim() === ''
      ? undefined
      : or(...[...names, ...curated.searched].map((column) => ilike(sql`${column}::text`, pattern))),
    species_id !== undefined && curated.species_id ? eq(curated.species_id, species_id) : undefined,
    category !== undefined && curated.category ? eq(curated.category, category) : undefined,
  ]
}
