import type { Connection } from '#database/connect.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { replaceTradeRecords, TRADE_COLUMNS } from '#database/trade/trade-records-changes.ts'
import { csvLine } from '#domain/csv-line.ts'
import { normaliseTerm } from '#domain/trade/terms.ts'
import { NARROWED, NOT_REPORTED } from '#domain/trade/trade-selection.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import { normaliseUnit } from '#domain/trade/units.ts'
import { aListing, aRelease, aSpecies } from './builders.ts'
import { publishedTable, readPublishedTrade } from './published-trade.ts'
import type { RandomChoices } from './random-trade.ts'

/** Stores the published records of some species and their files: seconds instead of the whole release's twenty. */
export async function loadPublishedSpecies(connection: Connection, folder: string, taxa: readonly string[]) {
  const published = readPublishedTrade(folder, taxa)
  const { db } = connection
  const ids = new Map<string, string>()
  for (const taxon of taxa) {
    const { id } = await aSpecies(db, { scientific_name: taxon })
    await aListing(db, id, { appendix: 'II', listing_date: '1979-06-28' })
    ids.set(taxon, id)
  }
  await aRelease(db, { version: '2025.1', last_complete_year: 2022, simulated: false })
  const lines = [...published].flatMap(([taxon, rows]) => rows.map((row) => recordLine(ids.get(taxon), row)))
  await db.transaction(async (tx) => {
    await replaceTradeRecords(tx, () =>
      connection.copyInto(tx, 'cites_trade_records', TRADE_COLUMNS, [lines.join('')]),
    )
    await writeReleaseFiles(tx)
  })
  return [...published].map(([taxon, rows]) => {
    const table = publishedTable(rows)
    return { taxon, id: ids.get(taxon) ?? '', table, choices: choicesIn(table) }
  })
}

/** A species of the reference data in a test's database, and what its rows carry. */
export type PublishedSpecies = Awaited<ReturnType<typeof loadPublishedSpecies>>[number]

function recordLine(species_id = '', row: Readonly<Record<string, string>>): string {
  const cells = {
    species_id,
    record_id: row.Id,
    year: row.Year,
    appendix: row.Appendix,
    taxon: row.Taxon,
    class: row.Class,
    order_name: row.Order,
    family: row.Family,
    genus: row.Genus,
    term: normaliseTerm(row.Term ?? ''),
    quantity: row.Quantity,
    unit: normaliseUnit(row.Unit ?? '') ?? '',
    importer: row.Importer,
    exporter: row.Exporter,
    origin: row.Origin,
    purpose: row.Purpose,
    source: row.Source,
    reporter_type: row['Reporter.type'],
    import_permit: row['Import.permit.RandomID'],
    export_permit: row['Export.permit.RandomID'],
    origin_permit: row['Origin.permit.RandomID'],
  }
  return `${csvLine(TRADE_COLUMNS.map((column) => cells[column] ?? ''))}\n`
}

function choicesIn(table: TradeTable): RandomChoices {
  const measures = [...new Set(table.articles.map(({ measure }) => measure))]
  const values = NARROWED.map((name) => [
    name,
    name === 'unit' ? measures : table[name].values.map((value) => value ?? NOT_REPORTED),
  ])
  return {
    years: {
      first: table.year.reduce((first, year) => Math.min(first, year), Number.POSITIVE_INFINITY),
      last: table.year.reduce((last, year) => Math.max(last, year), 0),
    },
    values: Object.fromEntries(values),
  }
}
