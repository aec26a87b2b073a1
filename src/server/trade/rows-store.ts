import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { AlikeColumns } from '#domain/trade/alike-columns.ts'
import {
  CODED_COLUMNS,
  type CodedColumn,
  FRACTION,
  NOT_GIVEN,
  WHOLE_NUMBER,
} from '#domain/trade/trade-table.ts'
import { DUCKDB_MEMORY } from '../memory-limits.ts'

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
  #opened: { instance: DuckDBInstance; connection: DuckDBConnection } | undefined
  /** The number of each file, and how many rows stand for its records. */
  readonly #files = new Map<string, { number: number; rows: number }>()
  #words: string[] = []

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** Throws where this machine cannot run DuckDB. */
  static async open(folder: string): Promise<RowsStore> {
    const store = new RowsStore(folder)
    const connection = await store.#connection()
    await connection.run('create table words (code integer, word varchar)')
    await connection.run(`create table alike (file integer, year usmallint, wholeness utinyint,
      ${CODED_COLUMNS.map((name) => `${name} integer`).join(', ')},
      records uinteger, units double, billionths double, record_id double, quantity double)`)
    return store
  }

  /** Opens the database where it is closed; what it may do is settled before anything is asked. */
  async #connection(): Promise<DuckDBConnection> {
    if (this.#opened !== undefined) return this.#opened.connection
    const { DuckDBInstance } = await import('@duckdb/node-api')
    const instance = await DuckDBInstance.create(join(this.#folder, 'rows.duckdb'), {
      threads: '1',
      memory_limit: DUCKDB_MEMORY,
      temp_directory: join(this.#folder, 'overflow'),
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
    })
    const connection = await instance.connect()
    await connection.run(`set allowed_directories = [${quoted(`${this.#folder}/`)}]`)
    await connection.run('set enable_external_access = false')
    await connection.run('set lock_configuration = true')
    this.#opened = { instance, connection }
    return connection
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
      await this.#take(paths, this.#files.size)
    } finally {
      for (const path of paths) await rm(path, { force: true })
    }
    const first = this.#files.size
    const { columns } = await this.#columns(
      `select file, count(*)::integer from alike where file >= ${first} group by file`,
    )
    const [numbers = [], counts = []] = columns
    const rows = new Map([...numbers].map((number, place) => [number, counts[place] ?? 0]))
    for (const [place, [sha256]] of added.entries())
      this.#files.set(sha256, { number: first + place, rows: rows.get(first + place) ?? 0 })
  }

  async #take(paths: readonly string[], first: number): Promise<void> {
    const connection = await this.#connection()
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
      await run('drop table batch')
      await run('commit')
    } catch (problem) {
      await run('rollback')
      throw problem
    }
    const words = await connection.runAndReadAll('select word from words order by code')
    this.#words = words.getRowsJson().map(([word]) => String(word))
  }

  /** Files in parts of up to so many rows, in the order in which they were taken in; a file with more is a part by itself. */
  partsOf(files: readonly StoredFile[], mostRows: number): StoredFile[][] {
    const parts: StoredFile[][] = []
    let rows = mostRows
    for (const file of files.toSorted((a, b) => this.#numberOf(a) - this.#numberOf(b))) {
      const ofFile = this.rowsOf([file])
      if (rows + ofFile > mostRows) rows = parts.push([]) * 0
      rows += ofFile
      parts.at(-1)?.push(file)
    }
    return parts
  }

  #numberOf({ sha256 }: StoredFile): number {
    return this.#files.get(sha256)?.number ?? -1
  }

  /** The rows of files that were taken in; with a country, those that name it and one of the newest year. */
  async read(files: readonly StoredFile[], country?: string): Promise<AlikeColumns> {
    const numbers = files.map((file) => this.#numberOf(file))
    const ofFiles = isOneRange(numbers)
      ? `file between ${numbers[0]} and ${numbers.at(-1)}`
      : `file in (${numbers.join(', ') || '-1'})`
    const code = country === undefined ? undefined : this.#words.indexOf(country)
    const ofCountry =
      code === undefined
        ? ''
        : `and (exporter = ${code} or importer = ${code} or origin = ${code}
            or rowid = (select arg_max(rowid, year) from alike where ${ofFiles}))`
    const { columns, length } = await this.#columns(`select * from alike where ${ofFiles} ${ofCountry}`)
    const coded = CODED_COLUMNS.map((name, place) => [name, this.#named(columns[3 + place], length)] as const)
    const [records, units, billionths, record_id, quantity] = columns.slice(3 + CODED_COLUMNS.length)
    const speciesOf = new Map(numbers.map((number, place) => [number, place]))
    return {
      ...(Object.fromEntries(coded) as Record<(typeof CODED_COLUMNS)[number], CodedColumn>),
      species: {
        codes: Uint16Array.from(columns[0] ?? [], (number) => speciesOf.get(number) ?? 0),
        values: files.map(({ species_id }) => species_id),
      },
      year: Uint16Array.from(columns[1] ?? []),
      wholeness: Uint8Array.from(columns[2] ?? []),
      records: Uint32Array.from(records ?? []),
      units: doublesIn(units),
      billionths: doublesIn(billionths),
      largest_record_id: doublesIn(record_id),
      largest_quantity: doublesIn(quantity),
    }
  }

  /** A column with the values that it has here, in place of all words. */
  #named(codes: Column = new Int32Array(), length: number): CodedColumn {
    const places = new Int32Array(this.#words.length).fill(-1)
    const values: (string | null)[] = []
    const own = new Uint16Array(length)
    for (let row = 0; row < length; row++) {
      const code = codes[row] ?? 0
      if (places[code] === -1) places[code] = values.push(this.#words[code] || null) - 1
      own[row] = places[code] ?? 0
    }
    return { codes: own, values }
  }

  /**
   * Numbers in columns; what is null is NaN. They are taken over chunk by chunk: all chunks of a million rows together would hold
   * 200 MB for a moment, which stays with the process.
   */
  async #columns(query: string): Promise<{ columns: Column[]; length: number }> {
    const connection = await this.#connection()
    const counted = await connection.runAndReadAll(`select count(*)::integer from (${query})`)
    const length = Number(counted.getRowsJson()[0]?.[0] ?? 0)
    const result = await connection.stream(query)
    const columns = result.columnTypes().map((type) => arrayOf(String(type), length))
    for (let start = 0; start < length; ) {
      const chunk = await result.fetchChunk()
      if (chunk === null || chunk.rowCount === 0) break
      columns.forEach((column, place) => {
        const vector = chunk.getColumnVector(place)
        for (let row = 0; row < chunk.rowCount; row++) {
          const value = vector.getItem(row)
          column[start + row] = typeof value === 'number' ? value : Number.NaN
        }
      })
      start += chunk.rowCount
    }
    return { columns, length }
  }

  /** Gives back some 90 MB that the database holds while it is open; the next question opens it again. */
  close(): void {
    this.#opened?.connection.closeSync()
    this.#opened?.instance.closeSync()
    this.#opened = undefined
  }
}

/** Whether numbers follow one another: rows of such files lie together. */
const isOneRange = (numbers: readonly number[]): boolean =>
  numbers.length > 0 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place)

type Column = Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array

/** An array for numbers of a type of DuckDB, of which no column but one of doubles has nulls. */
function arrayOf(type: string, length: number): Column {
  if (type === 'INTEGER') return new Int32Array(length)
  if (type === 'UINTEGER') return new Uint32Array(length)
  if (type === 'USMALLINT') return new Uint16Array(length)
  return type === 'UTINYINT' ? new Uint8Array(length) : new Float64Array(length)
}

const doublesIn = (column: Column | undefined): Float64Array =>
  column instanceof Float64Array ? column : new Float64Array()

/**
 * Records that are alike in one row, with their exact sum. A quantity is a double whose shortest text has the digits that
 * were reported; one that is no whole number is read from that text.
 */
const alikeRowsOf = (paths: readonly string[], first: number) => `
  select list_position([${paths.map(quoted).join(', ')}], filename) - 1 + ${first} as file,
    year::usmallint as year,
    case when quantity is null then ${NOT_GIVEN}
      when quantity = trunc(quantity) then ${WHOLE_NUMBER} else ${FRACTION} end as wholeness,
    ${CODED_COLUMNS.map((name) => `coalesce(${name}, '') as ${name}`).join(', ')},
    count(*) as records,
    coalesce(sum(case when quantity = trunc(quantity) then quantity::hugeint::decimal(38, 9)
      else quantity::varchar::decimal(38, 9) end), 0) as total,
    arg_max(record_id::double, quantity) as record_id,
    max(quantity) as quantity
  from read_parquet([${paths.map(quoted).join(', ')}], filename = true)
  group by all`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
