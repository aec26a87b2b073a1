import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { type CheckedState, NO_SOURCE, type SortOrder } from '#domain/curation/record-lists.ts'
import { APOSTROPHES, foldName, PLAIN_LETTERS } from '#domain/names/fold-name.ts'
import { languagesNamed } from '#domain/names/languages-named.ts'
import { NAME_LANGUAGES } from '#domain/names/name-languages.ts'
import { NotFound } from '#domain/problems.ts'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'
import type { CuratedTable, EditedRow } from './curated-table.ts'

/** Which rows of a table, and in which order. */
export interface RecordListRequest {
  search: string
  species_id?: string
  category?: string
  language?: string
  /** Word for word, or `NO_SOURCE`. */
  source?: string
  checked?: CheckedState
  /** A column of the table, or 'species'. */
  sort?: string
  order?: SortOrder
}

export interface RecordRequest extends RecordListRequest {
  page: number
  size: number
}

type OwnerSpecies = Pick<typeof species.$inferSelect, keyof typeof ownerNames>

/** The species that a row belongs to, apart from species that are rows themselves. */
const owner = alias(species, 'owner')
const ownerNames = {
  id: owner.id,
  scientific_name: owner.scientific_name,
  common_name: owner.common_name,
}

/**
 * One page of a table's rows with the species they belong to, and how many there are in all. A search is
 * a substring in any case, with or without accents, or the beginning of a language's name; a page beyond the last is
 * answered with the last.
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
    .orderBy(...sortedBy(curated, request), ...orderOf(curated))
    .limit(request.size)
    .offset((page - 1) * request.size)
  return { rows: rows.map(withOwner), total, page, pages }
}

/** All rows that a list has, with the species they belong to, in the order of the list. */
export async function listRecords(db: Reader, curated: CuratedTable, request: RecordListRequest) {
  const rows = await records(db, curated)
    .where(and(...conditions(curated, request)))
    .orderBy(...sortedBy(curated, request), ...orderOf(curated))
  return rows.map(withOwner)
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

/** What a curator sorts by, before the list's own order; what is not known comes last either way. */
function sortedBy({ table, species_id }: CuratedTable, { sort, order }: RecordListRequest) {
  if (sort === undefined) return []
  const column =
    sort === 'species' && species_id !== undefined ? owner.scientific_name : getTableColumns(table)[sort]
  if (column === undefined) return []
  const sorted = order === 'descending' ? desc(column) : asc(column)
  return [sql`${sorted} nulls last`]
}

function conditions(curated: CuratedTable, request: RecordListRequest) {
  const { search, species_id, category, language, source, checked } = request
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(curated.table)
  const names = curated.species_id === undefined ? [] : [owner.scientific_name, owner.common_name]
  const languages = columns.language ? languagesNamed(search, NAME_LANGUAGES) : []
  const [typed, folded] = [containing(search.trim()), containing(foldName(search.trim()))]
  return [
    search.trim() === ''
      ? undefined
      : or(
          ...[...names, ...curated.searched].flatMap((column) => [
            ilike(sql`${column}::text`, typed),
            like(foldedText(column), folded),
          ]),
          columns.language && languages.length > 0 ? inArray(columns.language, languages) : undefined,
        ),
    species_id !== undefined && curated.species_id ? eq(curated.species_id, species_id) : undefined,
    category !== undefined && curated.category ? eq(curated.category, category) : undefined,
    language !== undefined && columns.language ? eq(columns.language, language) : undefined,
    source === undefined ? undefined : ofSource(curated, source),
    checked !== undefined ? eq(curated.table.checked, checked === 'checked') : undefined,
  ]
}

const ofSource = ({ table }: CuratedTable, source: string) =>
  source === NO_SOURCE ? sql`coalesce(${table.source}, '') = ''` : eq(table.source, source)

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const ACCENTS_AND_APOSTROPHES = `[\\u0300-\\u036f'${APOSTROPHES}]`

/** A column as `foldName` folds a text that has no syllabics: the second copy of that rule, for searches in the database. */
function foldedText(column: SQL | PgColumn): SQL {
  const plain = sql`regexp_replace(normalize(lower(${column}::text), nfd), ${ACCENTS_AND_APOSTROPHES}, '', 'g')`
  return Object.entries(PLAIN_LETTERS).reduce(
    (text, [letter, written]) => sql`replace(${text}, ${letter}, ${written})`,
    plain,
  )
}
