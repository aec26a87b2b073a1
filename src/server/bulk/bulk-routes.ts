import type { FastifyInstance } from 'fastify'
import type { CountTrade } from '../trade/ask-trade.ts'
import type { ReleaseBytes } from '../trade/release-bytes.ts'
import type { BulkMaterials } from './bulk-materials.ts'
import { catalogueRoutes } from './catalogue-routes.ts'

interface Bulk extends BulkMaterials {
  countTrade: CountTrade
  readFile: ReleaseBytes
}

/** Everything below /data that is offered as files, and what describes it. */
export async function bulkRoutes(app: FastifyInstance, bulk: Bulk) {
  await catalogueRoutes(app, bulk)
}
