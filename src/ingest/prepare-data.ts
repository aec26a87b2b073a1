import type { Connection } from '#database/connect.ts'
import { findRelease } from '#database/releases/releases-queries.ts'
import { writeMissingReleaseFiles } from '#database/trade/release-files-changes.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'
import { simulateSeizures } from './simulated/simulate-seizures.ts'
import { simulateTrade } from './simulated/simulate-trade.ts'

/** How far a first load has come. */
export interface LoadProgress {
  step: string
  done?: number
  total?: number
}

/** Brings the catalogue up to date, and simulates the datasets that were not imported yet. */
export async function prepareData(
  connection: Connection,
  onProgress: (progress: LoadProgress) => void,
): Promise<void> {
  if (await loadCatalogue(connection)) onProgress({ step: 'Catalogue loaded' })

  if ((await findRelease(connection.db, 'cites_trade')) === undefined) {
    await simulateTrade(connection, (done, total) => onProgress({ step: 'Simulated shipments', done, total }))
  }
  await writeMissingReleaseFiles(connection.db, ({ scientific_name, problem, done, total }) => {
    if (problem !== undefined) onProgress({ step: `${scientific_name}: ${problem}` })
    onProgress({ step: 'Files of the trade records', done, total })
  })
  if ((await findRelease(connection.db, 'seizures')) === undefined) {
    await simulateSeizures(connection)
    onProgress({ step: 'Simulated seizure records' })
  }
}
