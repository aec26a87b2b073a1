import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { ServerFaults } from './fault-reports/server-faults.ts'
import { httpServer } from './http-server.ts'
import type { SlowBodies } from './limits/slow-bodies.ts'
import { loggedProblem } from './log/logged-problem.ts'
import { insideAddress } from './readable-address.ts'
import type { UnreadableRequests } from './unreadable-requests.ts'

/** As long as Node lets the head of a request be. */
const LONGEST_ADDRESS = 16_384

interface ServerParts {
  config: Pick<Config, 'logLevel' | 'trustProxy'>
  faults: ServerFaults | undefined
  unreadable: UnreadableRequests
  slowBodies: SlowBodies
}

/** The server without a route: how it logs, which requests it refuses before any route, whom it trusts. */
export function createServer({ config, faults, unreadable, slowBodies }: ServerParts): FastifyInstance {
  return fastify({
    serverFactory: (handle) => httpServer({ unreadable, slowBodies }, handle),
    logger: {
      level: config.logLevel,
      serializers: { err: loggedProblem },
      hooks: {
        logMethod(line, log, level) {
          faults?.hear(level, line)
          log.apply(this, line)
        },
      },
    },
    trustProxy: config.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    clientErrorHandler: (problem, socket) => unreadable.close(problem, socket),
    frameworkErrors: (problem, _request, reply) => {
      reply.hijack()
      unreadable.answer(reply.raw, problem.statusCode ?? 400)
    },
    rewriteUrl: insideAddress,
    // A body that would change what all objects have is refused, however deep it says so.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // A long name is one that nothing has, and gets the page that says so.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
  })
}
