import type { NewRelease } from '#database/releases/releases-changes.ts'
import { stageTradeRecords } from '#database/trade/trade-store.ts'
import { lastCompleteYear } from '#domain/trade/complete-years.ts'
import type { Importer } from '../importer.ts'
import { yearSpan } from '../release-facts.ts'
import { readTradeTables } from './read-trade-tables.ts'

/** The CITES Trade Database: its full release, shipment by shipment, or a comparative tabulation. */
export const importCitesTrade: Importer = async (context) => {
  const { chunks, checksum, records, recordsInYear, species, aggregated } = await readTradeTables(context)
  const { beside } = context
  const shipments = beside ? 'shipments of some species' : 'full release'
  const version = context.release ?? versionInName(context.tables.map(({ path }) => path))
  const release = {
    dataset: 'cites_trade' as const,
    title: `CITES Trade Database, ${aggregated ? 'comparative tabulation' : shipments}`,
    version,
    publisher: 'CITES Secretariat and UNEP-WCMC',
    citation: citation(version),
    licence: 'CITES Trade Database terms; name the CITES Secretariat and UNEP-WCMC as source',
    address: 'https://trade.cites.org',
    row_count: records,
    checksum,
    ...yearSpan(recordsInYear.keys()),
    // The years of a single species do not say which years the release holds in full.
    last_complete_year: beside
      ? beside.last_complete_year
      : (context.lastCompleteYear ??
        lastCompleteYear([...recordsInYear].map(([year, records]) => ({ year, records }))) ??
        null),
    covers: beside ? [...species] : null,
    simulated: false,
    aggregated,
  } satisfies NewRelease
  return {
    release,
    stage: (connection, tx) => stageTradeRecords(connection, tx, chunks),
    close: () => chunks.close(),
  }
}

/** The version that the publisher puts into the name of the zip, e.g. Trade_database_download_v2025.1.zip. */
function versionInName(paths: readonly string[]): string | null {
  for (const path of paths) {
    const [, version] = /_v(\d{4}\.\d+)/i.exec(path) ?? []
    if (version !== undefined) return version
  }
  return null
}

/** As the publisher asks to be cited in the guidance that comes with the full release. */
function citation(version: string | null): string {
  const year = /^\d{4}/.exec(version ?? '')?.[0]
  if (year === undefined)
    return 'CITES Trade Database. CITES Secretariat, Geneva, Switzerland. Compiled by UNEP-WCMC, Cambridge, UK. Available at: https://trade.cites.org'
  return `UNEP-WCMC (Comps.) ${year}. Full CITES Trade Database Download. Version ${version}. CITES Secretariat, Geneva, Switzerland. Compiled by UNEP-WCMC, Cambridge, UK. Available at: https://trade.cites.org`
}
