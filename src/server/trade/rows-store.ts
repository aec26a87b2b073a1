import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AlikeColumns } from '#domain/trade/alike-columns.ts'
import {
  CODED_COLUMNS,
  type CodedColumn,
  type CodedColumnName,
  FRACTION,
  NOT_GIVEN,
  WHOLE_NUMBER,
} from '#domain/trade/trade-table.ts'
import { readColumns } from './rows-columns.ts'
import { quoted, RowsDatabase } from './rows-database.ts'
import type { RowsReading } from './rows-reading.ts'

/** A species' file of a release whose rows are to be read. */
export interface StoredFile {
  species_id: string
  sha256: string
}

/**
 * The rows of release files in a DuckDB database of a folder, those that are alike in one row. What is alike in all published
 * columns that figures rest on is no question of a rule: the rules are the domain's, and read what `read` answers.
 */
export class RowsStore {
  readonly #folder: string
  readonly #database: RowsDatabase
  /** The number of each file, and how many rows stand for its records. */
  readonly #files = new Map<string, { number: number; rows: number }>()
  readonly #words: string[] = []

  private constructor(folder: string) {
    this.#folder = folder
    this.#database = new RowsDatabase(folder)
  }

  /** With what an earlier one took into the folder. Throws where the folder cannot be opened. */
  static async open(folder: string): Promise<RowsStore> {
    const store = new RowsStore(folder)
    const connection = await store.#database.connection()
    const run = (sql: string) => connection.run(sql)
    await run('create table if not exists files (number integer, sha256 varchar, rows integer)')
    await run('create table if not exists words (code integer, word varchar)')
    await run(`create table if not exists alike (file integer, year usmallint, wholeness utinyint,
      ${CODED_COLUMNS.map((name) => `${name} integer`).join(', ')},
      records uinteger, units double, billionths double, record_id double, quantity double)`)
    await store.#learn()
    return store
  }

  has(sha256: string): boolean {
    return this.#files.has(sha256)
  }

  /** How many rows stand for the records of files that were taken in. */
  rowsOf(files: readonly StoredFile[]): number {
    return files.reduce((sum, { sha256 }) => sum + (this.#files.get(sha256)?.rows ?? 0), 0)
  }

  /** Takes files in by their SHA-256, a few at a time; the bytes are those of Parquet files. */
  async add(files: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const added = [...files].filter(([sha256]) => !this.has(sha256))
    if (added.length === 0) return
    const paths = added.map(([sha256]) => join(this.#folder, `${sha256}.parquet`))
    try {
      for (const [place, [, bytes]] of added.entries())
        await writeFile(paths[place] ?? '', bytes, { mode: 0o600, flag: 'wx' })
      await this.#take(
        paths,
        added.map(([sha256]) => sha256),
      )
    } finally {
      for (const path of paths) await rm(path, { force: true })
    }
    await this.#learn()
    this.#database.endBatch()
  }

  /** Takes in the files at the paths, which are numbered after those before them. */
  async #take(paths: readonly string[], digests: readonly string[]): Promise<void> {
    const first = this.#files.size
    const connection = await this.#database.connection()
    const run = (sql: string) => connection.run(sql)
    await run('begin')
    try {
      await run(`create temp table batch as ${alikeRowsOf(paths, first)}`)
      await run(`insert into words
        select (select count(*) from words) + row_number() over (order by word) - 1, word
        from (select distinct unnest([${CODED_COLUMNS.join(', ')}]) as word from batch
          except select word from words)`)
      await run(`insert into alike
        select file, year, wholeness, ${CODED_COLUMNS.map((name) => `of_${name}.code`).join(', ')},
          records, trunc(total)::double, ((total % 1) * 1000000000)::double, record_id, quantity
        from batch ${CODED_COLUMNS.map((name) => `join words as of_${name} on of_${name}.word = batch.${name}`).join(' ')}
        order by file, year`)
      const added = digests.map((sha256, place) => `(${first + place}, ${quoted(sha256)})`)
      await run(`insert into files
        select number, sha256, count(batch.file)
        from (values ${added.join(', ')}) as added (number, sha256) left join batch on batch.file = number
        group by number, sha256`)
      await run('drop table batch')
      await run('commit')
    } catch (problem) {
      await run('rollback')
      throw problem
    }
  }

  /** Reads which files and words were added. */
  async #learn(): Promise<void> {
    const connection = await this.#database.connection()
    const files = await connection.runAndReadAll(
      `select sha256, number, rows from files where number >= ${this.#files.size} order by number`,
    )
    for (const [sha256, number, rows] of files.getRowsJson())
      this.#files.set(String(sha256), { number: Number(number), rows: Number(rows) })
    const words = await connection.runAndReadAll(
      `select word from words where code >= ${this.#words.length} order by code`,
    )
    for (const [word] of words.getRowsJson()) this.#words.push(String(word))
  }

  /** The values of all columns; the place of one is the code that stands for it. */
  get words(): readonly string[] {
    return this.#words
  }

  /**
   * Files in parts of up to so many rows that are read one by one, in the order in which they were taken in; a file with more is
   * a part by itself.
   */
  async partsOf(
    files: readonly StoredFile[],
    mostRows: number,
    { oneByOne }: RowsReading,
  ): Promise<StoredFile[][]> {
    const rowsOf = await this.#rowsOfFiles(`${this.#ofFiles(files)} and ${oneByOne}`)
    const parts: StoredFile[][] = []
    let ofPart = Number.POSITIVE_INFINITY
    for (const one of files.toSorted((a, b) => this.#numberOf(a) - this.#numberOf(b))) {
      ofPart += rowsOf.get(this.#numberOf(one)) ?? 0
      if (ofPart > mostRows) {
        ofPart = rowsOf.get(this.#numberOf(one)) ?? 0
        parts.push([])
      }
      parts.at(-1)?.push(one)
    }
    return parts
  }

  /** How many rows each file has of those that a condition names. */
  async #rowsOfFiles(condition: string): Promise<ReadonlyMap<number, number>> {
    const { file, rows } = await readColumns(
      await this.#database.connection(),
      { file: Int32Array, rows: Int32Array },
      `select file, count(*) as rows from alike where ${condition} group by file`,
    )
    return new Map(Array.from(file, (number, place) => [number, rows[place] ?? 0]))
  }

  #numberOf({ sha256 }: StoredFile): number {
    return this.#files.get(sha256)?.number ?? -1
  }

  /** What holds of the rows of files; those of files with following numbers lie together. */
  #ofFiles(files: readonly StoredFile[]): string {
    const numbers = files.map((file) => this.#numberOf(file)).sort((a, b) => a - b)
    const [first = -1] = numbers
    return numbers.every((number, place) => number === first + place)
      ? `file between ${first} and ${first + numbers.length - 1}`
      : `file in (${numbers.join(', ')})`
  }

  /** The rows of files that were taken in, as they are to be read. */
  async read(files: readonly StoredFile[], reading: RowsReading): Promise<AlikeColumns> {
    const columns = await readColumns(
      await this.#database.connection(),
      READ_COLUMNS,
      reading.rows(this.#ofFiles(files)),
    )
    this.#database.endBatch()
    const coded = CODED_COLUMNS.map((name) => [name, this.#named(columns[name])] as const)
    const speciesOf = new Map(files.map((file, place) => [this.#numberOf(file), place]))
    return {
      ...(Object.fromEntries(coded) as Record<(typeof CODED_COLUMNS)[number], CodedColumn>),
      species: {
        codes: Uint16Array.from(columns.file, (number) => speciesOf.get(number) ?? 0),
        values: files.map(({ species_id }) => species_id),
      },
      year: columns.year,
      wholeness: columns.wholeness,
      records: columns.records,
      units: columns.units,
      billionths: columns.billionths,
      largest_record_id: columns.record_id,
      largest_quantity: columns.quantity,
    }
  }

  /** A column with the values that it has here, in place of all words. */
  #named(codes: Int32Array): CodedColumn {
    const places = new Int32Array(this.#words.length).fill(-1)
    const values: (string | null)[] = []
    const own = new Uint16Array(codes.length)
    for (let row = 0; row < codes.length; row++) {
      const code = codes[row] ?? 0
      if (places[code] === -1) places[code] = values.push(this.#words[code] || null) - 1
      own[row] = places[code] ?? 0
    }
    return { codes: own, values }
  }

  /** The next question opens it again. */
  close(): void {
    this.#database.close()
  }
}

const READ_COLUMNS = {
  ...{ file: Int32Array, year: Uint16Array, wholeness: Uint8Array, records: Uint32Array },
  ...{ units: Float64Array, billionths: Float64Array, record_id: Float64Array, quantity: Float64Array },
  ...(Object.fromEntries(CODED_COLUMNS.map((name) => [name, Int32Array])) as Record<
    CodedColumnName,
    Int32ArrayConstructor
  >),
}

/**
 * Records that are alike in one row, with their exact sum. A quantity is a double whose shortest text has the digits that
 * were reported; one that is no whole number is read from that text.
 */
const alikeRowsOf = (paths: readonly string[], first: number) => `
  select file_index + ${first} as file,
    year::usmallint as year,
    case when quantity is null then ${NOT_GIVEN}
      when quantity = trunc(quantity) then ${WHOLE_NUMBER} else ${FRACTION} end as wholeness,
    ${CODED_COLUMNS.map((name) => `coalesce(${name}, '') as ${name}`).join(', ')},
    count(*) as records,
    coalesce(sum(case when quantity = trunc(quantity) then quantity::hugeint::decimal(38, 9)
      else quantity::varchar::decimal(38, 9) end), 0) as total,
    arg_max(record_id::double, quantity) as record_id,
    max(quantity) as quantity
  from read_parquet([${paths.map(quoted).join(', ')}])
  group by all`
