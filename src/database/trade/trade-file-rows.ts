import { setImmediate } from 'node:timers/promises'
import { asc, count, eq, isNotNull, max, min, sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { cites_trade_records, species } from '../schema/index.ts'
import { FILE_COLUMN_NAMES, FILE_COLUMNS } from './trade-file-bytes.ts'
import {
  type FileRows,
  type FileValues,
  parseRows,
  rowsInFileOrder,
  SORTED_BY,
} from './trade-file-columns.ts'

/** Rows of one statement, whose answer must not grow with a species; a single year may have more. */
const ROWS_AT_ONCE = 20_000

export interface SpeciesWithRows {
  id: string
  scientific_name: string
  rows: number
}

/** Years of a species that are read by one statement, or some rows of a year. */
interface Piece {
  species: SpeciesWithRows
  first_year: number
  last_year: number
  rows: number
  /** Where the rows begin among those of a year that has too many for one statement. */
  from?: number
}

/** Takes the rows of a species part by part, in the order of a file, and makes something of them in the end. */
interface Packer<File> {
  add: (part: FileValues) => Promise<void>
  finish: () => Promise<File>
}

/**
 * What the packer of each species makes of its records in use, of all that have any or of one; species by name. The database
 * reads on while rows are parsed and packed, and does nothing while the caller has the result.
 */
export async function* packRowsOfSpecies<File>(
  tx: Transaction,
  species_id: string | undefined,
  packerOf: (species: SpeciesWithRows) => Packer<File>,
): AsyncGenerator<File> {
  const pieces = listPieces(tx, species_id)
  let packer: Packer<File> | undefined
  let next = await nextOf(pieces)
  let reading = readPiece(tx, next)
  while (next !== undefined) {
    const piece = next
    const rows = await reading
    next = await nextOf(pieces)
    reading = readPiece(tx, next)
    const packing = packer ?? packerOf(piece.species)
    const isLast = next?.species !== piece.species
    packer = isLast ? undefined : packing
    const packed = await meanwhile(reading, async () => {
      // Years follow one another, so that rows in order within their piece are in order within the file.
      for (const part of rows) await packing.add(rowsInFileOrder(parseRows(part)))
      return isLast ? packing.finish() : undefined
    })
    if (packed !== undefined) yield packed
  }
}

const nextOf = async (pieces: AsyncGenerator<Piece>): Promise<Piece | undefined> =>
  (await pieces.next()).value

/**
 * The pieces of each species that has rows, by name. Species are listed at once, years one species at a time: those of all
 * species of the whole trade database are more than a million.
 */
async function* listPieces(tx: Transaction, species_id: string | undefined): AsyncGenerator<Piece> {
  const { id, scientific_name } = species
  const { year } = cites_trade_records
  const all = await tx
    .select({
      id,
      scientific_name,
      rows: count(),
      first_year: min(year).mapWith(Number),
      last_year: max(year).mapWith(Number),
    })
    .from(cites_trade_records)
    .innerJoin(species, eq(id, cites_trade_records.species_id))
    .where(species_id === undefined ? isNotNull(cites_trade_records.species_id) : eq(id, species_id))
    .groupBy(id)
    .orderBy(asc(scientific_name), asc(id))
  for (const { first_year, last_year, ...species } of all) {
    if (species.rows <= ROWS_AT_ONCE) yield { species, first_year, last_year, rows: species.rows }
    else yield* piecesOf(species, await rowsByYear(tx, species.id))
  }
}

const rowsByYear = (tx: Transaction, id: string) =>
  tx
    .select({ year: cites_trade_records.year, rows: count() })
    .from(cites_trade_records)
    .where(eq(cites_trade_records.species_id, id))
    .groupBy(cites_trade_records.year)
    .orderBy(asc(cites_trade_records.year))

/** Years that follow one another, as many as one statement reads, or parts of a year that has more rows. */
function piecesOf(species: SpeciesWithRows, years: readonly { year: number; rows: number }[]): Piece[] {
  const pieces: Piece[] = []
  for (const { year, rows } of years) {
    const last = pieces.at(-1)
    const piece = { species, first_year: year, last_year: year }
    if (rows > ROWS_AT_ONCE) {
      for (let from = 0; from < rows; from += ROWS_AT_ONCE)
        pieces.push({ ...piece, rows: ROWS_AT_ONCE, from })
    } else if (last !== undefined && last.rows + rows <= ROWS_AT_ONCE) {
      last.last_year = year
      last.rows += rows
    } else {
      pieces.push({ ...piece, rows })
    }
  }
  return pieces
}

/**
 * Columns as JSON, which is parsed at once, where an array of the database is parsed letter by letter. Whole years are not
 * sorted: the embedded engine would take half as long again.
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
    select ${sql.join(columns, sql`, `)} from (
      select * from ${cites_trade_records}
      where ${species_id} = ${piece.species.id} and ${year} between ${piece.first_year} and ${piece.last_year}
      ${piece.from === undefined ? sql`` : sql`order by ${IN_FILE_ORDER} offset ${piece.from} limit ${piece.rows}`}
    ) as ${cites_trade_records}`)
  return rows
}

/** As the rows of a piece are put in order: texts by their letters' numbers, and last what was not reported. */
const IN_FILE_ORDER = sql.join(
  SORTED_BY.map((name) => {
    const column = cites_trade_records[name]
    return FILE_COLUMNS[name] === 'STRING' ? sql`${column} collate "C"` : sql`${column}`
  }),
  sql`, `,
)

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
