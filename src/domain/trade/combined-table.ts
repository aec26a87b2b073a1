import { Places } from './places.ts'
import { allLines, type TradeLine } from './trade-lines.ts'
import { type Article, CODED_COLUMNS, type CodedColumn, type TradeTable } from './trade-table.ts'

/** The trade of several species in one table, and which species each row is of. */
export interface CombinedTable extends TradeTable {
  /** Ids of species. */
  readonly species: CodedColumn
}

/** The table of one species and its id. */
export type SpeciesTable = readonly [species_id: string, table: TradeTable]

/** Columns that are put together value by value. */
const COMBINED_COLUMNS = [...CODED_COLUMNS, 'source_country'] as const
type CombinedColumnName = (typeof COMBINED_COLUMNS)[number]

/**
 * Puts tables into one, species after species. What was worked out of each row stays: a line of the larger basis holds
 * rows of one species, so that every figure of all species together rests on the figures of each.
 */
export function combineTables(tables: readonly SpeciesTable[]): CombinedTable {
  const length = tables.reduce((rows, [, table]) => rows + table.length, 0)
  const starts = startsOf(tables.map(([, table]) => table.length))
  const lineStarts = startsOf(tables.map(([, table]) => table.lines.length))
  const columns = Object.fromEntries(
    COMBINED_COLUMNS.map((name) => [name, combinedColumn(tables, name, starts, length)]),
  ) as Record<CombinedColumnName, Recoded>
  const articles = combinedArticles(tables)

  const combined = {
    record_id: new Float64Array(length),
    year: new Uint16Array(length),
    quantity: new Float64Array(length),
    whole: new Float64Array(length),
    rest: new Float64Array(length),
    wholeness: new Uint8Array(length),
    isReExport: new Uint8Array(length),
    isImporters: new Uint8Array(length),
    article: new Uint16Array(length),
    line: new Uint32Array(length),
  }
  const speciesCodes = new Uint16Array(length)
  tables.forEach(([, table], place) => {
    const start = starts[place] ?? 0
    const lineStart = lineStarts[place] ?? 0
    for (const name of AS_THEY_ARE) combined[name].set(table[name], start)
    const newArticles = articles.codes[place] ?? []
    combined.article.set(
      table.article.map((article) => newArticles[article] ?? 0),
      start,
    )
    combined.line.set(
      table.line.map((line) => line + lineStart),
      start,
    )
    speciesCodes.fill(place, start, start + table.length)
  })

  return {
    length,
    ...combined,
    ...(Object.fromEntries(COMBINED_COLUMNS.map((name) => [name, columns[name].column])) as Record<
      CombinedColumnName,
      CodedColumn
    >),
    species: { codes: speciesCodes, values: tables.map(([species_id]) => species_id) },
    articles: articles.all,
    lines: tables.flatMap(([, table], place) =>
      allLines(table).map((line) => recodedLine(line, columns, articles.codes, place)),
    ),
  }
}

const AS_THEY_ARE = [
  'record_id',
  'year',
  'quantity',
  'whole',
  'rest',
  'wholeness',
  'isReExport',
  'isImporters',
] as const satisfies (keyof TradeTable)[]

/** A column of all tables, and for each table the new code of each of its old ones. */
interface Recoded {
  column: CodedColumn
  codes: readonly (readonly number[])[]
}

function combinedColumn(
  tables: readonly SpeciesTable[],
  name: CombinedColumnName,
  starts: readonly number[],
  length: number,
): Recoded {
  const places = new Places<string | null>()
  const codes = new Uint16Array(length)
  const newCodes = tables.map(([, table]) => table[name].values.map((value) => places.of(value)))
  tables.forEach(([, table], place) => {
    const ofTable = newCodes[place] ?? []
    codes.set(
      table[name].codes.map((code) => ofTable[code] ?? 0),
      starts[place],
    )
  })
  return { column: { codes, values: places.all }, codes: newCodes }
}

function combinedArticles(tables: readonly SpeciesTable[]) {
  const names = new Places<string>()
  const all: Article[] = []
  const codes = tables.map(([, { articles }]) =>
    articles.map((article) => {
      const place = names.of(`${article.term}\n${article.measure}`)
      all[place] ??= article
      return place
    }),
  )
  return { all, codes }
}

function recodedLine(
  { year, taxon, importer, exporter, origin, article }: TradeLine,
  columns: Readonly<Record<CombinedColumnName, Recoded>>,
  articles: readonly (readonly number[])[],
  place: number,
): TradeLine {
  const recoded = (name: CombinedColumnName, code: number) => columns[name].codes[place]?.[code] ?? code
  return {
    year,
    taxon: recoded('taxon', taxon),
    importer: recoded('importer', importer),
    exporter: recoded('exporter', exporter),
    origin: origin < 0 ? origin : recoded('origin', origin),
    article: articles[place]?.[article] ?? article,
  }
}

/** Where each part begins when they stand one after another. */
function startsOf(lengths: readonly number[]): number[] {
  let start = 0
  return lengths.map((length) => {
    const own = start
    start += length
    return own
  })
}
