import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { isDatabaseGone } from '#database/database-gone.ts'
import type { Language } from '#domain/portal/languages.ts'
import { isSlow } from '#domain/portal/slow-performance.ts'
import { DamagedFile, Unavailable } from '#domain/problems.ts'
import type { Answer } from './answers/answer.ts'
import { sendAnswer } from './answers/send-answer.ts'
import { loggedAddress } from './log/logged-problem.ts'
import type { FailedStatus } from './pages/failed-page.ts'
import { languageOf } from './pages/page-language.ts'
import { unavailable } from './problems.ts'
import { refusalOf } from './refusal-words.ts'

/** Enough for a moment of too much work to pass. */
const RETRY_AFTER_S = 5

/** Addresses that are not pages, whatever a visitor accepts. */
const NO_PAGES = /^\/(api|images)(\/|\?|$)/

/**
 * Unexpected errors are logged in full and answered with one sentence, to browsers as a page; what is slow is
 * logged too.
 */
export function failures(
  app: FastifyInstance,
  failedPage: (status: FailedStatus, language: Language) => Answer,
): void {
  app.setErrorHandler((problem: FastifyError, request, reply) => {
    const isGone = problem instanceof Unavailable || isDatabaseGone(problem)
    const status = isGone || problem instanceof DamagedFile ? 503 : (problem.statusCode ?? 500)
    const expected = status < 500 || status === 503
    if (!expected)
      request.log.error({ err: problem, address: loggedAddress(request.url) }, 'A request failed')
    if ((status === 429 || status >= 500) && wantsPage(request)) {
      return sendAnswer(
        request,
        reply,
        failedPage(status === 429 || status === 503 ? status : 500, languageOf(request)),
      )
    }
    reply.header('cache-control', 'no-store')
    if (problem instanceof DamagedFile) return reply.code(503).send(damaged(problem))
    if (isGone) return reply.code(503).send(unavailable().toJSON())
    return reply.code(expected ? status : 500).send(refusalOf(expected ? status : 500, problem))
  })

  app.addHook('onSend', async (_request, reply) => {
    const { statusCode: status } = reply
    // Without a header, a cache may store some refusals for as long as it likes.
    if (status >= 400 && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S)
  })

  app.addHook('onResponse', (request, reply, done) => {
    done()
    if (!isSlow(reply.elapsedTime)) return
    const { routeOptions, url } = request
    request.log.warn(
      { route: routeOptions.url, address: loggedAddress(url), ms: Math.round(reply.elapsedTime) },
      'Slow answer',
    )
  })
}

const damaged = ({ message }: DamagedFile) => ({ code: 'SERVICE_UNAVAILABLE', message })

const wantsPage = ({ url, headers: { accept = '' } }: FastifyRequest) =>
  accept.includes('text/html') && !NO_PAGES.test(url)
