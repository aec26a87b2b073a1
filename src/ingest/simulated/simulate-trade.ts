import { createHash } from 'node:crypto'
import type { Connection } from '#database/connect.ts'
import { replaceRelease } from '#database/releases/releases-changes.ts'
import { species } from '#database/schema/index.ts'
import { refreshArticleSummaries } from '#database/summaries/article-summary-changes.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { replaceTradeRecords, TRADE_COLUMNS } from '#database/trade/trade-records-changes.ts'
import { refreshTradeSummaries } from '#database/trade/trade-summary-changes.ts'
import { lastCompleteYear } from '#domain/trade/complete-years.ts'
import { catalogueChecksum } from '../catalogue/catalogue-files.ts'
import { simulatedShipments } from './simulated-shipments.ts'
import { SIMULATION } from './simulation-editor.ts'
import { readTradeProfiles, type TradeProfile } from './trade-profile.ts'

const LINES_AT_ONCE = 10_000

/**
 * Fills the portal with simulated shipments until a real release is imported, in one transaction: marked as
 * simulated, the same on every installation, and as many per species, year, term, purpose, source and
 * partner as published. Progress is counted in shipments made.
 */
export async function simulateTrade(
  connection: Connection,
  onProgress: (made: number, total: number) => void,
): Promise<void> {
  const profiles = readTradeProfiles()
  const total = profiles.reduce((sum, { records }) => sum + records, 0)
  const hash = createHash('sha256')

  await connection.db.transaction(async (tx) => {
    const taxa = new Map((await tx.select().from(species)).map((taxon) => [taxon.scientific_name, taxon]))
    let made = 0

    function* chunks(): Generator<string> {
      let lines: string[] = []
      for (const profile of profiles) {
        const taxon = taxa.get(profile.scientific_name)
        if (taxon === undefined) throw new Error(`No species is called ${profile.scientific_name}`)
        for (const line of simulatedShipments(profile, taxon)) {
          lines.push(line)
          made += 1
          if (lines.length < LINES_AT_ONCE && made < total) continue
          const chunk = lines.join('')
          hash.update(chunk)
          lines = []
          yield chunk
          onProgress(made, total)
        }
      }
    }

    await replaceTradeRecords(tx, () =>
      connection.copyInto(tx, 'cites_trade_records', TRADE_COLUMNS, chunks()),
    )
    const annual = recordsPerYear(profiles)
    await replaceRelease(tx, SIMULATION, {
      dataset: 'cites_trade',
      title: 'Simulated trade records',
      version: null,
      publisher: 'Arctic Tracker',
      citation:
        'Made from published totals of the CITES Trade Database (CITES Secretariat and UNEP-WCMC); no record is real.',
      address: 'https://trade.cites.org',
      row_count: total,
      // The rows and the profile they were made from: a newer catalogue makes new ones.
      checksum: hash.update(catalogueChecksum(['trade-profiles.csv'])).digest('hex'),
      first_year: annual[0]?.year ?? null,
      last_year: annual.at(-1)?.year ?? null,
      last_complete_year: lastCompleteYear(annual) ?? null,
      simulated: true,
    })
    await writeReleaseFiles(tx)
    await refreshTradeSummaries(tx)
    await refreshArticleSummaries(tx)
  })
}

function recordsPerYear(profiles: readonly TradeProfile[]): { year: number; records: number }[] {
  const perYear = new Map<number, number>()
  for (const { shares } of profiles) {
    for (const { value, records } of shares.year)
      perYear.set(Number(value), (perYear.get(Number(value)) ?? 0) + records)
  }
  return [...perYear].map(([year, records]) => ({ year, records })).toSorted((a, b) => a.year - b.year)
}
