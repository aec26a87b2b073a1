import type { FastifyInstance } from 'fastify'
import { catalogueRoutes } from './bulk/catalogue-routes.ts'
import { portalDescriptionRoutes } from './bulk/portal-description-routes.ts'
import { releaseDescriptionRoutes } from './bulk/release-description-routes.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import type { Parts } from './parts.ts'
import { drawnViewRoutes } from './pictures/drawn-view-routes.ts'
import { startReleaseCopies } from './release-store/start-release-copies.ts'
import { recordsRoutes } from './trade/records-routes.ts'
import { releaseFileRoutes } from './trade/release-file-routes.ts'
import { viewRoutes } from './views/view-routes.ts'

/** Everything that is read by other programs and sites beside the interface: rows, files, pictures, frames and feeds. */
export async function openDataRoutes(app: FastifyInstance, parts: Parts) {
  await app.register(recordsRoutes, parts)
  await app.register(releaseFileRoutes, {
    ...parts,
    copies: startReleaseCopies(app, { ...parts, readFile: parts.files.readFile }),
  })
  await app.register(bulkRoutes, parts)
  await drawnViewRoutes(app, parts)
  await app.register(viewRoutes, parts)
  await app.register(feedRoutes, parts)
}

/** What describes everything below /data to programs, and the catalogue of facts as files. */
async function bulkRoutes(app: FastifyInstance, parts: Parts) {
  await catalogueRoutes(app, parts)
  await releaseDescriptionRoutes(app, parts)
  await portalDescriptionRoutes(app, parts)
}
