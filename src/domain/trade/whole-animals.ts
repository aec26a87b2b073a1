import { type AnimalPart, CONVERTED_TERMS, conversionsOf } from './animal-conversions.ts'
import { routesOfLines } from './trade-lines.ts'
import type { Basis } from './trade-selection.ts'
import { type CountedTable, FRACTION, NOT_GIVEN } from './trade-table.ts'

/** A figure is shown unasked where at least half of the rows could be converted. Same source. */
const SHOWN_FROM = 0.5

/** What is converted, as a page may explain it: terms that are one animal each, tusks of one animal, share of rows. */
export const WHOLE_ANIMALS_RULE = { ...CONVERTED_TERMS, shownFrom: SHOWN_FROM } as const

/** How many animals trade comes to, as a band, since one animal may travel as skin and as skull. */
export interface WholeAnimals {
  lower: number
  upper: number
  /** Whether both ends round alike, so that one figure is shown. */
  one_figure: boolean
  rows: number
  convertible_rows: number
  /** Rows that would convert but for a fraction, an error of the unit. */
  fraction_rows: number
  /** convertible_rows / rows; 0 without rows. */
  coverage: number
  /** Whether enough rows convert to show the figure unasked. */
  shown: boolean
}

/** A year's share of the band, before years are added. */
interface Band {
  lower: number
  upper: number
}

/** Whole animals in all years together, or in each year with a row. Source: trade-methods, section 7. */
export function wholeAnimals(table: CountedTable, rows: Uint32Array, basis: Basis): WholeAnimals {
  return wholeAnimalsOfYears([...wholeAnimalsByYear(table, rows, basis).values()])
}

/**
 * Whole animals of each year with a row. The larger side is taken per line, then the band per year, importer,
 * exporter and origin. Rows that do not convert take no part; a fraction is not converted.
 */
export function wholeAnimalsByYear(
  table: CountedTable,
  rows: Uint32Array,
  basis: Basis,
): ReadonlyMap<number, WholeAnimals> {
  return animalsByYear(table, rows, basis, emptyPlaces(table))
}

/** Whole animals of several groups of rows, in all years together: each group is a choice of its own. */
export function groupedWholeAnimals(
  table: CountedTable,
  groups: readonly Uint32Array[],
  basis: Basis,
): WholeAnimals[] {
  const places = emptyPlaces(table)
  return groups.map((rows) => wholeAnimalsOfYears([...animalsByYear(table, rows, basis, places).values()]))
}

function animalsByYear(
  table: CountedTable,
  rows: Uint32Array,
  basis: Basis,
  places: AnimalPlaces,
): ReadonlyMap<number, WholeAnimals> {
  const years = new Map<number, WholeAnimals>()
  const { conversionOf } = places
  const found: ConvertedLines = { lines: [], exporters: [], importers: [], parts: [] }
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    const year = yearIn(years, table.year[row] ?? 0)
    const records = table.records?.[row] ?? 1
    year.rows += records
    const conversion = conversionOf(row)
    const wholeness = table.wholeness[row] ?? NOT_GIVEN
    if (conversion === undefined || wholeness === NOT_GIVEN) continue
    if (wholeness === FRACTION) {
      year.fraction_rows += records
      continue
    }
    year.convertible_rows += records
    const place = placeOf(table.line[row] ?? 0, conversion.part, found, places)
    const side = table.isImporters[row] === 1 ? found.importers : found.exporters
    side[place] = (side[place] ?? 0) + (table.whole[row] ?? 0) * conversion.animals
  }
  for (const [year, { lower, upper }] of bandsByYear(table, found, basis, places)) {
    const figures = yearIn(years, year)
    figures.lower = lower
    figures.upper = upper
  }
  return new Map(
    [...years].sort(([a], [b]) => a - b).map(([year, one]) => [year, wholeAnimalsOfYears([one])]),
  )
}

/** Lines with rows that convert, and what each side of them comes to. */
interface ConvertedLines {
  lines: number[]
  exporters: number[]
  importers: number[]
  parts: AnimalPart[]
}

/** What a row comes to, and where each line and each route stands among those found: nowhere before a count and after it. */
interface AnimalPlaces {
  conversionOf: ReturnType<typeof conversionsOf>
  ofLine: Int32Array
  ofRoute: Int32Array
  /** The route of each line. */
  routes: Uint32Array
}

const NONE = -1

function emptyPlaces(table: CountedTable): AnimalPlaces {
  const { routes, count } = routesOfLines(table)
  return {
    conversionOf: conversionsOf(table),
    ofLine: new Int32Array(table.lines.length).fill(NONE),
    ofRoute: new Int32Array(count).fill(NONE),
    routes,
  }
}

function placeOf(line: number, part: AnimalPart, found: ConvertedLines, { ofLine }: AnimalPlaces): number {
  const known = ofLine[line] ?? NONE
  if (known !== NONE) return known
  const place = found.lines.push(line) - 1
  ofLine[line] = place
  found.exporters.push(0)
  found.importers.push(0)
  found.parts.push(part)
  return place
}

function yearIn(years: Map<number, WholeAnimals>, year: number): WholeAnimals {
  const known = years.get(year)
  if (known !== undefined) return known
  const figures = wholeAnimalsOfYears([])
  years.set(year, figures)
  return figures
}

/** The years together. */
export function wholeAnimalsOfYears(years: readonly WholeAnimals[]): WholeAnimals {
  const sum = (figure: 'lower' | 'upper' | 'rows' | 'convertible_rows' | 'fraction_rows') =>
    years.reduce((total, year) => total + year[figure], 0)
  const [lower, upper] = [sum('lower'), sum('upper')]
  const [rows, convertible_rows] = [sum('rows'), sum('convertible_rows')]
  const coverage = rows === 0 ? 0 : convertible_rows / rows
  return {
    lower,
    upper,
    one_figure: Math.round(lower) === Math.round(upper),
    rows,
    convertible_rows,
    fraction_rows: sum('fraction_rows'),
    coverage,
    shown: coverage >= SHOWN_FROM,
  }
}

/** The band of each year: per importer, exporter and origin the items that must be, and those that may be, animals of their own. */
function bandsByYear(
  table: CountedTable,
  { lines, exporters, importers, parts }: ConvertedLines,
  basis: Basis,
  { ofLine, ofRoute, routes }: AnimalPlaces,
): Map<number, Band> {
  const found: (Record<AnimalPart, number> & { year: number; route: number })[] = []
  lines.forEach((line, place) => {
    ofLine[line] = NONE
    const route = routes[line] ?? 0
    let at = ofRoute[route] ?? NONE
    if (at === NONE) {
      const year = table.lines.at(line)?.year ?? 0
      at = found.push({ year, route, alone: 0, skins: 0, skulls: 0, skeletons: 0 }) - 1
      ofRoute[route] = at
    }
    const [ofExporters = 0, ofImporters = 0] = [exporters[place], importers[place]]
    const group = found[at]
    const part = parts[place]
    if (group === undefined || part === undefined) return
    group[part] +=
      basis === 'larger'
        ? Math.max(ofExporters, ofImporters)
        : basis === 'exporters'
          ? ofExporters
          : ofImporters
  })
  const years = new Map<number, Band>()
  for (const { year, route, alone, skins, skulls, skeletons } of found) {
    ofRoute[route] = NONE
    const band = years.get(year) ?? { lower: 0, upper: 0 }
    years.set(year, band)
    band.lower += alone + Math.max(skins, skulls, skeletons)
    band.upper += alone + skins + skulls + skeletons
  }
  return years
}
