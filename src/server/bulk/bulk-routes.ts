import type { FastifyInstance } from 'fastify'
import type { BulkMaterials } from './bulk-materials.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { portalDescriptionRoutes } from './portal-description-routes.ts'
import { releaseDescriptionRoutes } from './release-description-routes.ts'

/** What describes everything below /data to programs, and the catalogue of facts as files. */
export async function bulkRoutes(app: FastifyInstance, materials: BulkMaterials) {
  await catalogueRoutes(app, materials)
  await releaseDescriptionRoutes(app, materials)
  await portalDescriptionRoutes(app, materials)
}
