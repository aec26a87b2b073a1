import { basename } from 'node:path'
import type { ImportedCatch } from '#database/catches/catches-comparison-queries.ts'
import type { InputTable } from '../files/input-tables.ts'
import type { ImportContext, Importer } from '../importer.ts'
import { type RowProblem, readRows } from '../read-rows.ts'
import { recordsRelease } from '../release-facts.ts'
import { type CatchRow, HEADINGS, nammcoRowParser } from './nammco-row.ts'

/** The catch files of the NAMMCO marine mammal catch database, one per species. */
export const importNammco: Importer = async (context) => {
  const catches: ImportedCatch[] = []
  for (const table of context.tables) {
    await readRows(table, context, (header) => {
      const parse = nammcoRowParser(table.name, header, context.currentYear)
      const countryIds = idsByName(context)
      return (row) => {
        const parsed = parse(row)
        if ('reason' in parsed) return parsed
        return match(parsed, context, countryIds, sourceOf(table), catches)
      }
    })
  }

  const retrieved = retrievedDate(context.tables)
  return recordsRelease('catches', catches, ({ year }) => year, {
    title: 'NAMMCO catches and quotas',
    version: context.release ?? null,
    publisher: 'NAMMCO',
    citation: `NAMMCO marine mammal catch database, https://nammco.no${retrieved === null ? '' : `, saved ${retrieved}`}`,
    licence: 'Credit NAMMCO',
    address: 'https://nammco.no',
    retrieved_date: retrieved,
  })
}

function match(
  { country, taxon, ...record }: CatchRow,
  { species, notes }: ImportContext,
  countryIds: ReadonlyMap<string, string>,
  source: string,
  catches: ImportedCatch[],
): RowProblem | undefined {
  if (taxon === '') return { column: HEADINGS.taxon, reason: 'it is empty' }
  const species_id = species.match(taxon)
  if (species_id === undefined) {
    notes.skip(taxon)
    return
  }
  const country_id = countryIds.get(country.toLowerCase())
  if (country_id === undefined) {
    return { column: HEADINGS.country, reason: `'${country}' is not among the countries on this site` }
  }
  catches.push({ species_id, country_id, ...record, source })
  return
}

function idsByName({ countries }: ImportContext): ReadonlyMap<string, string> {
  return new Map(countries.map(({ id, country_name }) => [country_name.toLowerCase(), id]))
}

const sourceOf = (table: InputTable) => `NAMMCO marine mammal catch database, ${basename(table.name)}`

/** The day the publisher puts into the names of its files; the latest of several. */
function retrievedDate(tables: readonly InputTable[]): string | null {
  const days = tables.flatMap(({ name }) => /_(\d{4}-\d{2}-\d{2})\.csv/.exec(basename(name))?.[1] ?? [])
  return days.toSorted().at(-1) ?? null
}
