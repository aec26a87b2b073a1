import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Answer } from './answers/answer.ts'
import { sendAnswer } from './answers/send-answer.ts'
import type { FailedStatus } from './pages/failed-page.ts'

const SLOW_MS = 3000
/** Addresses that are not pages, whatever a visitor accepts. */
const NO_PAGES = /^\/(api|images)(\/|\?|$)/

/**
 * What is unexpected is logged whole and told in one sentence, to browsers as a page; what is slow is
 * logged too.
 */
export function failures(app: FastifyInstance, failedPage: (status: FailedStatus) => Answer): void {
  app.setErrorHandler((problem: FastifyError, request, reply) => {
    const status = problem.statusCode ?? 500
    const expected = status < 500 || status === 503
    if (!expected) request.log.error({ err: problem, address: request.url }, 'A request failed')
    if ((status === 429 || status >= 500) && wantsPage(request)) {
      return sendAnswer(request, reply, failedPage(status === 429 || status === 503 ? status : 500))
    }
    reply.header('cache-control', 'no-store')
    return expected
      ? reply.code(status).send({ code: problem.code ?? 'REFUSED', message: problem.message })
      : reply.code(500).send({ code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' })
  })

  app.addHook('onResponse', async (request, reply) => {
    if (reply.elapsedTime > SLOW_MS)
      request.log.warn({ address: request.url, ms: Math.round(reply.elapsedTime) }, 'Slow answer')
  })
}

const wantsPage = ({ url, headers: { accept = '' } }: FastifyRequest) =>
  accept.includes('text/html') && !NO_PAGES.test(url)
