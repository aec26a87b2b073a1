import { createHmac } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/access.ts'
import type { Attempt } from '#database/accounts/sign-in-attempts-changes.ts'
import { account, session, user, verification } from '#database/schema/index.ts'
import { networkOf } from '#domain/accounts/network-of.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/accounts/password-rule.ts'
import { digestOf, isDigestOf } from './password-digests.ts'

const HOUR = 3600
/** A session ends half a day after its last renewal … */
export const SESSION_SECONDS = 12 * HOUR
/** … and is renewed by use once it is this old. */
export const RENEWED_AFTER_SECONDS = HOUR

/** Whoever signed in this long ago signs in anew, however often the session was renewed. */
export const LONGEST_SESSION_SECONDS = 7 * 24 * HOUR

/** The library reads the visitor's address here; no header of the visitor's own reaches it. */
const CLIENT_ADDRESS = 'x-client-address'

interface Setting {
  db: Database
  secret: string
  publicUrl: string
  report: (message: string, problem: unknown) => void
  digests?: Digests | undefined
}

/** What makes and compares the digests of passwords; a test counts them, or has ones that cost nothing. */
export interface Digests {
  hash: typeof digestOf
  verify: typeof isDigestOf
}

const DIGESTS: Digests = { hash: digestOf, verify: isDigestOf }

export type SignIn = ReturnType<typeof createSignIn>

/** Who signs in and out: the sign-in library on the portal's own tables, reduced to what the portal uses. */
export function createSignIn({ db, secret, publicUrl, report, digests = DIGESTS }: Setting) {
  const secure = publicUrl.startsWith('https:')
  const auth = betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, { provider: 'pg', schema: { user, session, account, verification } }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      password: digests,
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: RENEWED_AFTER_SECONDS },
    advanced: {
      // The prefix is named here, since the library's own 'secure' one is the weaker __Secure-.
      useSecureCookies: false,
      cookiePrefix: secure ? '__Host-arctic-tracker' : 'arctic-tracker',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    // The portal counts attempts itself, in the database, where every process sees them.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => report(message, details[0]) },
  })

  return {
    /** The session of whoever asks, and the cookies that renew it or take a dead one away. */
    async session(request: FastifyRequest) {
      const { response, headers } = await auth.api
        .getSession({ headers: headersOf(request), returnHeaders: true })
        .catch(async (problem) => {
          // The library keeps to itself why it failed; a database that is away says so when it is asked.
          await db.execute(sql`select`)
          throw problem
        })
      if (response !== null && isTooOld(response.session.createdAt)) {
        return { session: null, ...(await this.leave(request)) }
      }
      return { session: response, cookies: headers.getSetCookie() }
    },

    /** Cookies of a new session; undefined when e-mail and password do not fit, whatever is wrong with them. */
    async enter(request: FastifyRequest, credentials: { email: string; password: string }) {
      try {
        const { response, headers } = await auth.api.signInEmail({
          body: credentials,
          headers: headersOf(request),
          returnHeaders: true,
        })
        // Who signs in anew in the same browser leaves no session behind that nobody knows of.
        if (request.headers.cookie !== undefined) await auth.api.signOut({ headers: headersOf(request) })
        return { user: response.user, cookies: headers.getSetCookie() }
      } catch (problem) {
        if (problem instanceof APIError && problem.statusCode < 500) return undefined
        throw problem
      }
    },

    /** Ends this session; gives the cookies that take it from the browser. */
    async leave(request: FastifyRequest) {
      const { headers } = await auth.api.signOut({ headers: headersOf(request), returnHeaders: true })
      return { cookies: headers.getSetCookie() }
    },

    /** Ends every session of whoever asks. */
    async leaveEverywhere(request: FastifyRequest) {
      await auth.api.revokeSessions({ headers: headersOf(request) })
    },

    /** By what an attempt is counted; the digests tell nobody whose e-mail or address it was. */
    attemptOf(request: FastifyRequest, email: string): Attempt {
      const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
      return { account: digest(email.trim().toLowerCase()), network: digest(networkOf(request.ip)) }
    },
  }
}

const latestEnd = (createdAt: Date): number => createdAt.getTime() + LONGEST_SESSION_SECONDS * 1000

const isTooOld = (createdAt: Date): boolean => Date.now() > latestEnd(createdAt)

/** When a session ends if nobody renews it, or at the latest however often somebody does. */
export const endOf = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): Date =>
  new Date(Math.min(expiresAt.getTime(), latestEnd(createdAt)))

/** What the library may know of a request. */
function headersOf({ headers: { cookie, 'user-agent': agent }, ip }: FastifyRequest): Headers {
  return new Headers({
    [CLIENT_ADDRESS]: ip,
    ...(cookie === undefined ? {} : { cookie }),
    ...(agent === undefined ? {} : { 'user-agent': agent }),
  })
}
