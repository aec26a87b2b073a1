import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { csvLine } from '#domain/csv-line.ts'
import { tradeFiles } from './stage.ts'
import { recordsAt, suffixOf } from './taxa-sizes.ts'

/** Ids of the publisher have ten digits at most; those of copies follow each other from here. */
const FIRST_ID = 1e11
/** Shares no divisor with the number of records of any species, so that a part of them is spread over all years. */
const STEP = 104_729

/** Stand for the cells in which copies differ from their record. */
const PLACE_OF_ID = '\uE000'
const PLACE_OF_TAXON = '\uE001'
const PLACES = /[\uE000\uE001]/

/** Of one record there may be many thousand copies, which are not put together into one text. */
const MOST_TEXT = 100_000

/** A taxon that has copies of the records of a species. */
interface Copied {
  name: string
  records: number
}

/**
 * The real files, and after each record its copies under the names of the `variants` of its species: as many for each
 * taxon as `recordsAt` says. Answers their paths. Millions of lines, so they flow from file to file.
 */
export async function taxaFiles(folder: string, variants: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const counts = await recordsOfSpecies()
  const taxa = taxaOf([...counts.keys()], variants)
  const growing: Growing = { counts, taxa, seen: new Map(), nextId: FIRST_ID }
  const files: string[] = []
  for (const file of tradeFiles()) {
    const grown = join(folder, basename(file))
    await pipeline(withCopies(file, growing), createGzip({ level: 1 }), createWriteStream(grown))
    files.push(grown)
  }
  return files
}

type Row = Record<string, string>

const rowsOf = (file: string): AsyncIterable<Row> =>
  createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ columns: true }))

async function recordsOfSpecies(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const file of tradeFiles())
    for await (const { Taxon = '' } of rowsOf(file)) counts.set(Taxon, (counts.get(Taxon) ?? 0) + 1)
  return counts
}

/** The variants of each species. Species take turns from the largest taxon on, so that each has large and small ones. */
function taxaOf(species: readonly string[], variants: number): Map<string, Copied[]> {
  const all = variants * species.length
  return new Map(
    species.map((scientific_name, place) => [
      scientific_name,
      Array.from({ length: variants }, (_, before) => ({
        name: scientific_name + suffixOf(before + 1),
        records: recordsAt(before * species.length + place + 1, all),
      })),
    ]),
  )
}

interface Growing {
  counts: ReadonlyMap<string, number>
  taxa: ReadonlyMap<string, readonly Copied[]>
  /** How many records of each species were copied so far. */
  seen: Map<string, number>
  nextId: number
}

async function* withCopies(file: string, growing: Growing): AsyncGenerator<string> {
  const { counts, taxa, seen } = growing
  let isFirst = true
  for await (const row of rowsOf(file)) {
    if (isFirst) yield lineOf(Object.keys(row))
    isFirst = false
    const { Taxon: species = '' } = row
    const place = seen.get(species) ?? 0
    seen.set(species, place + 1)
    const records = counts.get(species) ?? 1
    const turn = (place * STEP) % records
    yield lineOf(Object.values(row))
    const copyOf = copiesOf(row)
    let lines = ''
    for (const { name, records: wanted } of taxa.get(species) ?? []) {
      const copies = Math.floor(wanted / records) + (turn < wanted % records ? 1 : 0)
      for (let copy = 0; copy < copies; copy += 1, growing.nextId += 1) lines += copyOf(growing.nextId, name)
      if (lines.length < MOST_TEXT) continue
      yield lines
      lines = ''
    }
    if (lines !== '') yield lines
  }
}

/** Makes copies of a row with another id and taxon; all other cells are written into text once. */
function copiesOf(row: Row): (id: number, taxon: string) => string {
  const [beforeId = '', between = '', after = ''] = lineOf(
    Object.values({ ...row, Id: PLACE_OF_ID, Taxon: PLACE_OF_TAXON }),
  ).split(PLACES)
  return Object.keys(row).indexOf('Id') < Object.keys(row).indexOf('Taxon')
    ? (id, taxon) => beforeId + id + between + taxon + after
    : (id, taxon) => beforeId + taxon + between + id + after
}

const lineOf = (cells: readonly string[]) => `${csvLine(cells)}\n`
