import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { AskCostly, Connection } from '#database/connect.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { ImportDesk } from '#ingest/import-desk.ts'
import type { Digests } from './accounts/auth-library.ts'
import { openAccounts } from './accounts/open-accounts.ts'
import { signInRoutes } from './accounts/sign-in-routes.ts'
import { adminRoutes } from './admin/admin-routes.ts'
import { cachedAnswers } from './answers/cached-answers.ts'
import { DataVersion } from './answers/data-version.ts'
import { keepCacheWarm } from './answers/keep-cache-warm.ts'
import { PublicAnswers } from './answers/public-answers.ts'
import { apiRoutes } from './api-routes.ts'
import { builtFiles } from './built-files.ts'
import { storedDigests } from './bulk/stored-digests.ts'
import type { Config } from './config.ts'
import { createServer } from './create-server.ts'
import { crossOrigin } from './cross-origin.ts'
import { currentDay } from './current-day.ts'
import { previewRoutes } from './drafts/preview-routes.ts'
import { publishOnTheirDay } from './drafts/publish-on-their-day.ts'
import { failures } from './failures.ts'
import { faultReportRoutes } from './fault-reports/fault-report-routes.ts'
import { startServerFaults } from './fault-reports/server-faults.ts'
import { health } from './health.ts'
import { closeIdleConnections } from './idle-connections.ts'
import { imageRoutes } from './images/image-routes.ts'
import { SpeciesImages } from './images/species-images.ts'
import { CostlyQuestions, type CostlyVisitor } from './limits/costly-questions.ts'
import { rateLimits } from './limits/rate-limits.ts'
import { SlowBodies } from './limits/slow-bodies.ts'
import { refusalsInLog } from './log/refusals-in-log.ts'
import { mcpRoutes } from './mcp/mcp-routes.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'
import { RequestCounts } from './metrics/request-counts.ts'
import { openDataRoutes } from './open-data-routes.ts'
import { failedPage } from './pages/failed-page.ts'
import { offlineRoutes } from './pages/offline-routes.ts'
import { languageOf, pageKey } from './pages/page-language.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { readPageTemplate } from './pages/page-template.ts'
import { PageThread } from './pages/page-thread.ts'
import { siteFileRoutes } from './pages/site-file-routes.ts'
import { SERVER_NAMESPACES, wordsByLanguage } from './pages/words.ts'
import { refuseMembersNamedLikeMethods } from './refused-members.ts'
import { security, securityHeaders } from './security.ts'
import { readImageMaterials } from './social/image-materials.ts'
import { socialImageRoutes } from './social/social-image-routes.ts'
import { DatabaseWatch } from './status/database-watch.ts'
import { portalStatus } from './status/portal-status.ts'
import { releaseBytes } from './trade/release-bytes.ts'
import { tradeCounting } from './trade/trade-counting.ts'
import { UnreadableRequests } from './unreadable-requests.ts'
import { VERSION } from './version.ts'
import { Webhooks } from './webhooks/webhooks.ts'

const BUILT_WEB = fileURLToPath(new URL('../../dist', import.meta.url))

interface Portal {
  connection: Connection
  config: Config
  /** Today, YYYY-MM-DD in UTC. */
  today?: () => string
  digests?: Digests
  /** How long webhooks collect changes; tests do not wait. */
  webhookPace?: { settledAfterMs: number }
}

/** The portal as one server: a list of its parts, in the order in which a request meets them. */
export async function createApp({
  connection,
  config,
  today = currentDay(),
  digests,
  webhookPace,
}: Portal): Promise<FastifyInstance> {
  const counts = new RequestCounts()
  const unreadable = new UnreadableRequests()
  const slowBodies = new SlowBodies()
  const { faultService, devWeb } = config
  const web = devWeb ?? BUILT_WEB
  const faults = faultService && (await startServerFaults(faultService))
  const app = createServer({ config, faults, unreadable, slowBodies })
  const template = await readPageTemplate(web, { reportsFaults: faults !== undefined })
  const materials = await readImageMaterials(web)
  const words = wordsByLanguage(template, SERVER_NAMESPACES)
  const portal = { ...config.portal, public_url: config.publicUrl, version: VERSION }
  const images = new SpeciesImages(connection, config.taxonServiceUrl, (problem, species_id) =>
    app.log.warn({ err: problem, species_id }, 'The taxon service gave no picture'),
  )
  const database = new DatabaseWatch({ connection })
  const dataVersion = await DataVersion.watch(connection, today, (arrives) => {
    database.note(arrives ? 'answers' : 'unreachable')
    if (arrives) app.log.warn('The database answers again')
    else app.log.error('The connection to the database is lost; what is at hand is served meanwhile')
  })
  const warn = (message: string, details: Record<string, unknown>) => app.log.warn(details, message)
  const pages = new PageThread(join(web, 'renderer/render-page.js'))
  const files = releaseBytes(connection, warn)
  const closing = new AbortController()
  const trade = tradeCounting({ connection, warn, closing: closing.signal })
  const ofCatalogue = storedDigests({ connection, warn, closing: closing.signal })
  const costly = new CostlyQuestions()
  const askCostly =
    (visitor: CostlyVisitor | undefined): AskCostly =>
    (signal, ask) => {
      // What the portal itself asks for a page is never aborted, and shares the connections of visitors.
      const inTurn = () => (visitor ? connection.askCostly(signal, ask) : ask(connection.reader))
      return costly.run(signal, inTurn, visitor?.network)
    }
  const status = () => portalStatus({ database, dataVersion, answers, images, portal })
  const context = {
    ...trade.counting,
    storedDigests: ofCatalogue.digests,
    publishRows: config.publishRows,
    portal,
    status,
    warn,
  }
  const answers: PublicAnswers = new PublicAnswers(
    dataVersion,
    (currentDay, visitor) => ({
      ...context,
      db: connection.reader,
      askCostly: askCostly(visitor),
      ...files,
      currentDay,
      images,
    }),
    words[FALLBACK_LANGUAGE],
    (problem) => app.log.error({ err: problem }, 'An answer could not be built'),
  )

  const { signIn, tokens, sendLink, sendNotice, sendWebhookNotice, secret } = await openAccounts({
    connection,
    config,
    words,
    warn,
    digests,
    log: app.log,
  })
  const webhooks = new Webhooks({
    db: connection.db,
    key: secret,
    named: config.webhookReceivers,
    dataVersion,
    report: (problem) => app.log.error({ err: problem }, 'Webhooks could not be called'),
    warn,
    tell: sendWebhookNotice,
    ...webhookPace,
  })
  const notAhead = (problem: unknown) => app.log.warn({ err: problem }, 'Answers could not be built ahead')
  const warmth = keepCacheWarm(dataVersion, answers, notAhead, config.buildAhead)
  const imports = new ImportDesk(connection, (problem) =>
    app.log.error({ err: problem }, 'A release could not be read'),
  )
  closeIdleConnections(app)
  let publishing: ReturnType<typeof publishOnTheirDay> | undefined
  app.addHook('onListen', async () => {
    webhooks.start()
    publishing = publishOnTheirDay({ connection, today, log: app.log })
    images.askForMissing(closing.signal).catch((problem) => {
      if (!closing.signal.aborted)
        app.log.warn({ err: problem }, 'The taxon service does not answer; pictures are missing')
    })
  })
  app.addHook('onClose', async () => {
    closing.abort()
    await publishing?.stop()
    warmth.stop()
    await webhooks.close()
    await imports.close()
    await answers.settled()
    await ofCatalogue.settled()
    await trade.close()
    await pages.close()
    await faults?.close()
  })

  const parts = {
    config,
    connection,
    answers,
    dataVersion,
    files: { reader: connection.reader, countTrade: trade.counting.countTrade, ...files },
    pages,
    template,
    materials,
    web,
    portal,
    words,
    today,
    warn,
    signIn,
    tokens,
    sendLink,
    sendNotice,
    imports,
    webhooks,
    slowBodies,
    counts,
  }
  const startCached = cachedAnswers(app, {
    find: (request) => answers.find(request.url) ?? answers.find(pageKey(languageOf(request), request.url)),
    requestsPerMinute: config.rateLimit,
  })
  failures(app, failedPage(template, portal))
  refusalsInLog(app)
  metricsRoutes(app, parts)
  await app.register(health, { connection, dataVersion })
  await security(app, { config, ...template })
  crossOrigin(app)
  await rateLimits(
    app,
    config.rateLimit,
    async (request) => tokens.senderOf(request) ?? signIn.namedSession(request),
  )
  refuseMembersNamedLikeMethods(app)
  if (faultService) {
    await app.register(faultReportRoutes, { service: faultService, publicUrl: config.publicUrl })
  }
  await app.register(signInRoutes, parts)
  await app.register(adminRoutes, parts)
  await app.register(previewRoutes, { ...parts, context })
  await app.register(apiRoutes, parts)
  await app.register(mcpRoutes, parts)
  await app.register(imageRoutes, parts)
  await app.register(socialImageRoutes, parts)
  await openDataRoutes(app, parts)
  await builtFiles(app, web)
  await app.register(siteFileRoutes, parts)
  await app.register(offlineRoutes, parts)
  await pageRoutes(app, parts)

  await app.ready()
  const headersOfType = await securityHeaders(app)
  unreadable.open(headersOfType('application/json'))
  startCached(headersOfType)
  return app
}
