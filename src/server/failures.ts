import type { FastifyError, FastifyInstance } from 'fastify'

const SLOW_MS = 3000

/** What is unexpected is logged whole and told in one sentence; what is slow is logged too. */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler((problem: FastifyError, request, reply) => {
    const status = problem.statusCode ?? 500
    if (status < 500 || status === 503) {
      return reply.code(status).send({ code: problem.code ?? 'REFUSED', message: problem.message })
    }
    request.log.error({ err: problem, address: request.url }, 'A request failed')
    return reply
      .code(500)
      .send({ code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' })
  })

  app.addHook('onResponse', async (request, reply) => {
    if (reply.elapsedTime > SLOW_MS)
      request.log.warn({ address: request.url, ms: Math.round(reply.elapsedTime) }, 'Slow answer')
  })
}
