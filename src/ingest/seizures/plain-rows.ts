import type { ImportedSeizure } from '#database/seizures/seizures-comparison-queries.ts'
import { isDay } from '#domain/calendar.ts'
import { isKnownUnit, normaliseUnit } from '#domain/trade/units.ts'
import { notADecimal, plainDecimal } from '../decimal-text.ts'
import { findColumns, hasColumns } from '../files/columns.ts'
import type { InputTable } from '../files/input-tables.ts'
import type { ImportContext } from '../importer.ts'
import type { RowProblem, TakeRow } from '../read-rows.ts'

/* A table with one row per seizure record, as an operator may have it from any authority. */

const HEADINGS = [
  'species',
  'country',
  'product',
  'category',
  'quantity',
  'unit',
  'source database',
  'reference',
] as const

const FIRST_YEAR = 1900

export const isPlainTable = (header: readonly string[]) => hasColumns(header, HEADINGS)

/** Reads the rows of a plain table into seizure records. When it happened is in a column 'date' or 'year'. */
export function plainReader(
  table: InputTable,
  header: readonly string[],
  context: ImportContext,
  seizures: ImportedSeizure[],
): TakeRow {
  const at = findColumns(table.name, header, HEADINGS)
  const dateAt = hasColumns(header, ['date']) ? findColumns(table.name, header, ['date']).date : undefined
  const yearAt =
    dateAt === undefined || hasColumns(header, ['year'])
      ? findColumns(table.name, header, ['year']).year
      : undefined
  const countryCodes = codesByName(context)

  return (row) => {
    const cell = (position: number | undefined) =>
      position === undefined ? '' : (row[position]?.trim() ?? '')
    const name = cell(at.species)
    if (name === '') return { column: 'species', reason: 'it is empty' }
    const species_id = context.species.match(name)
    if (species_id === undefined) {
      context.notes.skip(name)
      return
    }
    const when = dayOrYear(cell(dateAt), cell(yearAt), context.currentYear)
    if ('reason' in when) return when
    const quantity = cell(at.quantity) === '' ? null : plainDecimal(cell(at.quantity))
    if (quantity === undefined) return { column: 'quantity', reason: notADecimal(cell(at.quantity)) }

    const product_name = cell(at.product)
    const category = cell(at.category) || null
    seizures.push({
      species_id,
      ...when,
      country_code: countryCode(cell(at.country), countryCodes, context),
      product:
        product_name === ''
          ? null
          : {
              product_name,
              product_code: null,
              main_category: category,
              subcategory: null,
              is_high_value: false,
            },
      product_category: category,
      quantity,
      unit: unit(cell(at.unit), context),
      source_database: cell(at['source database']) || null,
      reference: cell(at.reference) || null,
    })
    return
  }
}

function dayOrYear(
  date: string,
  year: string,
  currentYear: number,
): { seizure_date: string | null; seizure_year: number | null } | RowProblem {
  if (date !== '' && !isDay(date))
    return { column: 'date', reason: `'${date}' is not a day such as 2019-04-30` }
  if (year !== '' && !/^\d{4}$/.test(year)) return { column: 'year', reason: `'${year}' is not a year` }
  if (date !== '' && year !== '' && !date.startsWith(year)) {
    return { column: 'year', reason: `${year} is not the year of ${date}` }
  }
  const text = date === '' ? year : date.slice(0, 4)
  if (text === '') return { seizure_date: null, seizure_year: null }
  if (Number(text) < FIRST_YEAR || Number(text) > currentYear) {
    return {
      column: date === '' ? 'year' : 'date',
      reason: `${text} lies outside ${FIRST_YEAR} to ${currentYear}`,
    }
  }
  return { seizure_date: date || null, seizure_year: Number(text) }
}

function codesByName({ countries }: ImportContext): ReadonlyMap<string, string> {
  return new Map(
    countries.flatMap(({ country_code, country_name }) => [
      [country_name.toLowerCase(), country_code],
      [country_code.toLowerCase(), country_code],
    ]),
  )
}

function countryCode(
  reported: string,
  codes: ReadonlyMap<string, string>,
  { notes }: ImportContext,
): string | null {
  if (reported === '') return null
  const code = codes.get(reported.toLowerCase())
  if (code !== reported) notes.note({ column: 'country', reported, stored: code ?? reported, rows: 1 })
  return code ?? reported
}

function unit(reported: string, { notes }: ImportContext): string | null {
  const stored = normaliseUnit(reported)
  if (stored !== null && (stored !== reported || !isKnownUnit(stored))) {
    notes.note({ column: 'unit', reported, stored, rows: 1 })
  }
  return stored
}
