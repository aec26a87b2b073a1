import type { FastifyInstance } from 'fastify'

const FORBIDDEN = 403

/**
 * One line for each request that was understood and not allowed: from another site's page, or by someone without
 * the role. It names the page that sent it, never a person; every refusal is counted by the limits before it.
 */
export function refusalsInLog(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, routeOptions, headers }, { statusCode }) => {
    if (statusCode !== FORBIDDEN) return
    const { origin, 'sec-fetch-site': site } = headers
    log.info({ event: 'refused', method, route: routeOptions.url, origin, site }, 'A request was not allowed')
  })
}
