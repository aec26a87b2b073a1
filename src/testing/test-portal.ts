import type { FastifyInstance } from 'fastify'
import type { Connection } from '#database/connect.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { cookieOf, FREE_DIGESTS, PASSWORD, signIn } from './accounts.ts'
import type { PortalEnvironment } from './test-server.ts'

/** Silent, without pictures, and with room for many requests: tests ask more often than people do. */
const USUAL: PortalEnvironment = { LOG_LEVEL: 'silent', INATURALIST_URL: '', RATE_LIMIT: '1000000' }

/**
 * The portal in this process, as configured for tests unless the environment says otherwise. It takes the one password of
 * tests without working out its digest, which takes longer than most requests; those in processes of their own do.
 */
export const createTestPortal = (
  connection: Connection,
  environment: PortalEnvironment = {},
  more: Omit<Parameters<typeof createApp>[0], 'connection' | 'config'> = {},
): Promise<FastifyInstance> =>
  createApp({
    connection,
    config: readConfig({ ...USUAL, ...environment }),
    digests: FREE_DIGESTS,
    ...more,
  })

/** Lets a portal listen on a free port of this machine; gives its address. */
export const listen = (app: FastifyInstance): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' })

/** The cookie of a new session of this account. */
export const sessionOf = async (url: string, email: string): Promise<string> =>
  cookieOf(await signIn(url, { email, password: PASSWORD }))
