import { setImmediate } from 'node:timers/promises'
import { asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { cites_trade_records, species } from '../schema/index.ts'
import { FILE_COLUMN_NAMES, FILE_COLUMNS } from './trade-file-bytes.ts'
import { type FileRows, type FileValues, parseRows } from './trade-file-columns.ts'

/** Rows of one statement, whose answer must not grow with a species; a single year may have more. */
const ROWS_AT_ONCE = 50_000

interface SpeciesWithRows {
  id: string
  scientific_name: string
  rows: number
}

/** Years of a species that are read by one statement. */
interface Piece {
  species: SpeciesWithRows
  first_year: number
  last_year: number
  rows: number
}

/**
 * What `pack` makes of the records in use of each species that has any, or of those of one; species by name, rows in any
 * order. The database reads on while rows are parsed and packed, and does nothing while the caller has the result.
 */
export async function* packRowsOfSpecies<File>(
  tx: Transaction,
  species_id: string | undefined,
  pack: (species: SpeciesWithRows, parts: readonly FileValues[]) => File | Promise<File>,
): AsyncGenerator<File> {
  const pieces = await listPieces(tx, species_id)
  let parts: FileValues[] = []
  let reading = readPiece(tx, pieces[0])
  for (const [place, piece] of pieces.entries()) {
    const rows = await reading
    const next = pieces[place + 1]
    reading = readPiece(tx, next)
    await meanwhile(reading, () => parts.push(...rows.map(parseRows)))
    if (next?.species === piece.species) continue
    yield await meanwhile(reading, () => pack(piece.species, parts))
    parts = []
  }
}

async function listPieces(tx: Transaction, species_id: string | undefined): Promise<Piece[]> {
  const { id, scientific_name } = species
  const { year } = cites_trade_records
  const years = await tx
    .select({ id, scientific_name, year, rows: count() })
    .from(cites_trade_records)
    .innerJoin(species, eq(id, cites_trade_records.species_id))
    .where(species_id === undefined ? isNotNull(cites_trade_records.species_id) : eq(id, species_id))
    .groupBy(id, year)
    .orderBy(asc(scientific_name), asc(id), asc(year))
  const pieces: Piece[] = []
  for (const { id, scientific_name, year, rows } of years) {
    const last = pieces.at(-1)
    const species = last?.species.id === id ? last.species : { id, scientific_name, rows: 0 }
    species.rows += rows
    if (last?.species === species && last.rows + rows <= ROWS_AT_ONCE) {
      last.last_year = year
      last.rows += rows
    } else {
      pieces.push({ species, first_year: year, last_year: year, rows })
    }
  }
  return pieces
}

/**
 * Columns as JSON, which is parsed at once, where an array of the database is parsed letter by letter. Not sorted: the
 * embedded engine would take half as long again.
 */
async function readPiece(tx: Transaction, piece: Piece | undefined): Promise<FileRows[]> {
  if (piece === undefined) return []
  const { species_id, year } = cites_trade_records
  const columns = FILE_COLUMN_NAMES.map((name) => {
    const column = cites_trade_records[name]
    // As text: parsing a JSON number would round a quantity with too many digits unnoticed.
    const value = FILE_COLUMNS[name] === 'DOUBLE' ? sql`${column}::text` : sql`${column}`
    return sql`json_agg(${value})::text as ${sql.identifier(name)}`
  })
  const { rows } = await tx.execute<FileRows>(sql`
    select ${sql.join(columns, sql`, `)} from ${cites_trade_records}
    where ${species_id} = ${piece.species.id} and ${year} between ${piece.first_year} and ${piece.last_year}`)
  return rows
}

/** Does `work` while the database reads; both have ended when this has, whichever failed. */
async function meanwhile<Result>(
  reading: Promise<unknown>,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  // Awaited below, which may be after it failed.
  reading.catch(() => undefined)
  // The statement leaves this thread first.
  await setImmediate()
  try {
    return await work()
  } finally {
    await reading
  }
}
