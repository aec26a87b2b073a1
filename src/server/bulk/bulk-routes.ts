import type { FastifyInstance } from 'fastify'
import type { CountTrade } from '../trade/ask-trade.ts'
import type { MissingFile, ReleaseBytes } from '../trade/release-bytes.ts'
import type { BulkMaterials } from './bulk-materials.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { portalDescriptionRoutes } from './portal-description-routes.ts'
import { CsvDigests } from './release-csv.ts'
import { releaseCsvRoutes } from './release-csv-routes.ts'
import { releaseDescriptionRoutes } from './release-description-routes.ts'

interface Bulk extends BulkMaterials {
  countTrade: CountTrade
  readFile: ReleaseBytes
  missingFile: MissingFile
}

/** Everything below /data that is offered as files, and what describes it to programs. */
export async function bulkRoutes(
  app: FastifyInstance,
  { countTrade, readFile, missingFile, ...materials }: Bulk,
) {
  const reading = { countTrade, readFile }
  await catalogueRoutes(app, materials)
  await releaseCsvRoutes(app, { ...materials, reading, missingFile })
  await releaseDescriptionRoutes(app, { ...materials, digests: new CsvDigests(reading) })
  await portalDescriptionRoutes(app, materials)
}
