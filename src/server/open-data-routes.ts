import type { FastifyInstance } from 'fastify'
import type { Portal } from '#contract/portal-contract.ts'
import type { Connection } from '#database/connect.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import type { DataVersion } from './answers/data-version.ts'
import type { PublicAnswers } from './answers/public-answers.ts'
import type { BulkMaterials } from './bulk/bulk-materials.ts'
import { catalogueRoutes } from './bulk/catalogue-routes.ts'
import { portalDescriptionRoutes } from './bulk/portal-description-routes.ts'
import { releaseDescriptionRoutes } from './bulk/release-description-routes.ts'
import type { Config } from './config.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import type { PageThread } from './pages/page-thread.ts'
import type { WordsByLanguage } from './pages/words.ts'
import { drawnViewRoutes } from './pictures/drawn-view-routes.ts'
import type { ReleaseFiles } from './pictures/pinned-figures.ts'
import { startReleaseCopies } from './release-store/start-release-copies.ts'
import type { ImageMaterials } from './social/image-materials.ts'
import { recordsRoutes } from './trade/records-routes.ts'
import { releaseFileRoutes } from './trade/release-file-routes.ts'
import { viewRoutes } from './views/view-routes.ts'

interface OpenData {
  answers: PublicAnswers
  connection: Connection
  config: Pick<Config, 'publishRows' | 'releaseStore'>
  dataVersion: DataVersion
  releaseFiles: Omit<ReleaseFiles, 'reader'>
  /** What draws charts without a browser. */
  drawing: { pages: PageThread; web: string; fonts: readonly string[]; materials: ImageMaterials }
  portal: Portal
  words: WordsByLanguage
  today: () => string
}

/** Everything that is read by other programs and sites beside the interface: rows, files, pictures, frames and feeds. */
export async function openDataRoutes(
  app: FastifyInstance,
  { answers, config, connection, dataVersion, releaseFiles, drawing, portal, words, today }: OpenData,
) {
  const { reader } = connection
  const { publishRows } = config
  const { readFile } = releaseFiles
  const copies = startReleaseCopies(app, { config, connection, dataVersion, readFile })
  await app.register(recordsRoutes, { answers })
  await app.register(releaseFileRoutes, {
    connection,
    ...releaseFiles,
    publishRows,
    publicUrl: portal.public_url,
    copies,
  })
  await app.register(bulkRoutes, { answers, db: reader, portal, publishRows })
  await drawnViewRoutes(app, {
    answers,
    files: { reader, ...releaseFiles },
    ...drawing,
    portal,
    words,
    today,
  })
  await app.register(viewRoutes, { answers, portal, translate: words[FALLBACK_LANGUAGE] })
  await app.register(feedRoutes, { answers, connection, portal, words })
}

/** What describes everything below /data to programs, and the catalogue of facts as files. */
async function bulkRoutes(app: FastifyInstance, materials: BulkMaterials) {
  await catalogueRoutes(app, materials)
  await releaseDescriptionRoutes(app, materials)
  await portalDescriptionRoutes(app, materials)
}
