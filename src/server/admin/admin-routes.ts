import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { ORPCError, onError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MOST_IMPORTED_BYTES } from '#contract/lists-curation.ts'
import { findProfile } from '#database/accounts/accounts-queries.ts'
import { isDatabaseGone } from '#database/database-gone.ts'
import { bearerToken } from '#domain/accounts/api-tokens.ts'
import { roleOf } from '#domain/accounts/roles.ts'
import type { Caller } from '../accounts/caller.ts'
import { forOwnPages } from '../accounts/own-origin.ts'
import { NO_TOKEN, NOT_ADMIN, SIGNED_OUT } from '../accounts/refusals.ts'
import { withCookies } from '../accounts/with-cookies.ts'
import { languageOf } from '../pages/page-language.ts'
import type { Parts } from '../parts.ts'
import { unavailable } from '../problems.ts'
import { adminRouter } from '../procedures/admin-router.ts'
import { NO_SUCH_ADDRESS } from '../refusal-words.ts'
import { adminDescription } from './admin-description.ts'
import { importDifferencesRoute } from './import-differences-route.ts'
import { releaseUploadRoute } from './release-upload-route.ts'

const EVENTS = 'text/event-stream'

/** Where edited files of lists are saved. */
const LIST_IMPORTS = ['/api/admin/lists/:records/import', '/api/admin/translation-import']
/** What stands around the rows of a file. */
const AROUND_ROWS_BYTES = 10_000

/** The back office's interface under /api/admin and its function under /api/functions: no cache may store an answer. */
export async function adminRoutes(
  app: FastifyInstance,
  {
    connection,
    config,
    signIn,
    tokens,
    today,
    words,
    dataVersion,
    slowBodies,
    imports,
    warn,
    sendLink,
    webhooks,
  }: Parts,
) {
  const { publicUrl, nameServiceUrl } = config
  const { curator: db, db: accounts, stoppable } = connection
  const handler = new OpenAPIHandler(adminRouter, {
    interceptors: [
      onError((problem) => {
        // Named problems are answers; anything else is a fault of ours.
        if (!(problem instanceof ORPCError))
          app.log.error({ err: problem }, 'A request of the back office failed')
      }),
    ],
  })

  // Bodies are JSON of bounded size; a form of another site could send text.
  app.removeContentTypeParser('text/plain')

  const isByToken = ({ headers }: FastifyRequest) => bearerToken(headers.authorization) !== undefined
  forOwnPages(app, publicUrl, isByToken)

  const programs = new WeakMap<FastifyRequest, Caller>()
  app.addHook('onRequest', async (request, reply) => {
    if (!isByToken(request)) return
    const program = await tokens.enter(request)
    if (program === undefined) {
      return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send(NO_TOKEN)
    }
    programs.set(request, program)
  })

  app.setErrorHandler((problem, request, reply) => {
    if (!isDatabaseGone(problem)) throw problem
    const sentence = words[languageOf(request)]('admin:validation.nothing_saved')
    return reply.code(503).send(unavailable('nothing_saved', sentence).toJSON())
  })

  // A curator who has saved something sees it on the public page at once.
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET') await dataVersion.catchUp()
  })

  const profileOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> => {
    const program = programs.get(request)
    if (program !== undefined) return program
    const { session, cookies } = await signIn.session(request)
    withCookies(reply, cookies)
    return session === null ? null : ((await findProfile(accounts, session.user.id)) ?? null)
  }
  await app.register(releaseUploadRoute, { imports, profileOf, today, words, slowBodies })
  await app.register(importDifferencesRoute, { db, profileOf })

  const answerUnder = (prefix: `/${string}`) => async (request: FastifyRequest, reply: FastifyReply) => {
    const profile = await profileOf(request, reply)
    const hearsEvents = request.headers.accept?.includes(EVENTS) ?? false
    const { matched } = await handler.handle(request, reply, {
      prefix,
      context: {
        db,
        stoppable,
        hearsEvents,
        currentDay: today(),
        profile,
        words: words[languageOf(request)],
        accounts,
        nameServiceUrl,
        warn,
        imports,
        sendLink,
        webhooks,
        idempotencyKey: request.headers['idempotency-key']?.toString(),
      },
    })
    if (!matched) return reply.code(404).send(NO_SUCH_ADDRESS)
  }

  let description: ReturnType<typeof adminDescription> | undefined
  app.get('/api/admin/openapi.json', async (request, reply) => {
    const profile = await profileOf(request, reply)
    if (profile === null) return reply.code(401).send(SIGNED_OUT)
    if (roleOf(profile) === undefined) return reply.code(403).send(NOT_ADMIN)
    description ??= adminDescription(publicUrl)
    return description
  })

  for (const path of LIST_IMPORTS) {
    app.post(path, {
      // Larger than any other body, so it is read of people with an account alone.
      bodyLimit: MOST_IMPORTED_BYTES + AROUND_ROWS_BYTES,
      onRequest: async (request, reply) => {
        if ((await profileOf(request, reply)) === null) return reply.code(401).send(SIGNED_OUT)
        slowBodies.allow(request.raw)
      },
      handler: answerUnder('/api/admin'),
    })
  }
  app.all('/api/admin/*', answerUnder('/api/admin'))
  // The address of this remote function is given by the specification.
  app.all('/api/functions/*', answerUnder('/api'))
}
