import { createHash } from 'node:crypto'
import { UnreadableFile } from '../files/unreadable-file.ts'
import type { ImportContext } from '../importer.ts'
import { MOST_REFUSED, type RowProblem, readRows } from '../read-rows.ts'
import { RepeatedIds } from './repeated-ids.ts'
import { SpilledText } from './spilled-text.ts'
import { TradeCells } from './trade-cells.ts'
import { type TradeLayout, tradeLayout } from './trade-lines.ts'

/** The trade records of a release, ready for COPY. */
export interface TradeText {
  chunks: SpilledText
  checksum: string
  records: number
  recordsInYear: ReadonlyMap<number, number>
  /** The ids of the species that the records are about. */
  species: readonly string[]
  /** True for comparative tabulations, whose rows are sums and not shipments. */
  aggregated: boolean
}

/** Large enough to use the database fully, small enough to hand over while the next is made. */
const CHUNK_LENGTH = 500_000

/** Reads every table, matches its rows to species and puts each into the line that is stored, or refuses it. */
export async function readTradeTables(context: ImportContext): Promise<TradeText> {
  const ids = new RepeatedIds(context.tables.map(({ name }) => name))
  try {
    const text = await takeTables(context, ids)
    if (await areUnique(ids, text)) return text
    // Rare, and known only now: the tables are read once more, without the rows that repeat an id.
    context.notes.forgetRows()
    context.refusedRows.forget()
    return await takeTables({ ...context, onBytes: () => context.onBytes(0) }, ids)
  } finally {
    ids.close()
  }
}

/** Lets go of the text where they are not. */
async function areUnique(ids: RepeatedIds, { chunks }: TradeText): Promise<boolean> {
  let repeated: number | undefined
  try {
    repeated = await ids.find(MOST_REFUSED)
    return repeated === 0
  } finally {
    if (repeated !== 0) chunks.close()
  }
}

async function takeTables(context: ImportContext, ids: RepeatedIds): Promise<TradeText> {
  const text = new TradeChunks()
  try {
    const aggregated = await takeRows(context, ids, text)
    return { ...text.finish(), aggregated }
  } catch (problem) {
    text.close()
    throw problem
  }
}

/** Answers whether the rows are sums. */
async function takeRows(context: ImportContext, ids: RepeatedIds, text: TradeChunks): Promise<boolean> {
  const { tables, countries, currentYear, notes } = context
  const codes = new Set(countries.map(({ country_code }) => country_code))
  const cells = new TradeCells({ currentYear, isKnownCountry: (code) => codes.has(code) })
  const kinds = new Set<boolean>()

  for (const [tableNumber, table] of tables.entries()) {
    await readRows(table, context, (header) => {
      const layout = tradeLayout(table.name, header, cells)
      assertOneKind(kinds.add(layout.aggregated), table.name)
      return (row, line) =>
        takeRow(row, layout, context, text, (id) => {
          const earlier = ids.earlierPlace(tableNumber, line)
          if (earlier === undefined) ids.note(Number(id), tableNumber, line)
          return earlier
        })
    })
  }
  cells.noteInto(notes)
  return kinds.has(true)
}

function takeRow(
  row: readonly string[],
  layout: TradeLayout,
  { species, notes }: ImportContext,
  text: TradeChunks,
  earlierPlace: (id: string) => string | undefined,
): RowProblem | undefined {
  const taxon = row[layout.taxonAt] ?? ''
  const species_id = species.match(taxon)
  if (species_id === undefined) {
    if (taxon.trim() === '') return { column: 'Taxon', reason: 'it is empty' }
    notes.skip(taxon)
    return
  }
  const read = layout.readRow(row, species_id)
  if ('reason' in read) return read

  const id = layout.idAt === undefined ? undefined : row[layout.idAt]
  const earlier = id === undefined ? undefined : earlierPlace(id)
  if (earlier !== undefined) return { column: 'Id', reason: `Id ${id} occurs twice (first at ${earlier})` }
  text.add(read, species_id, Number(row[layout.yearAt]))
  return
}

/** Gathers lines into chunks, and counts them by year and their species. */
class TradeChunks {
  readonly #chunks = new SpilledText()
  readonly #hash = createHash('sha256')
  readonly #recordsInYear = new Map<number, number>()
  readonly #species = new Set<string>()
  #lines: string[] = []
  #length = 0
  #records = 0

  add({ lines, records }: { lines: string; records: number }, species_id: string, year: number): void {
    this.#species.add(species_id)
    this.#lines.push(lines)
    this.#length += lines.length
    this.#records += records
    this.#recordsInYear.set(year, (this.#recordsInYear.get(year) ?? 0) + records)
    if (this.#length >= CHUNK_LENGTH) this.#endChunk()
  }

  close(): void {
    this.#chunks.close()
  }

  finish(): Omit<TradeText, 'aggregated'> {
    this.#endChunk()
    return {
      chunks: this.#chunks,
      checksum: this.#hash.digest('hex'),
      records: this.#records,
      recordsInYear: this.#recordsInYear,
      species: [...this.#species].toSorted(),
    }
  }

  #endChunk(): void {
    if (this.#length === 0) return
    const chunk = this.#lines.join('')
    this.#hash.update(chunk)
    this.#chunks.add(chunk)
    this.#lines = []
    this.#length = 0
  }
}

/** Shipments and sums of shipments in one dataset would count the same trade twice. */
function assertOneKind(kinds: ReadonlySet<boolean>, file: string): void {
  if (kinds.size === 1) return
  throw new UnreadableFile(
    file,
    'shipments and comparative tabulations cannot be imported together: they hold the same trade',
    { line: 1 },
  )
}
