import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/access.ts'
import { accountDigest, signInDigest } from '#database/accounts/sign-in-digests.ts'
import { account, session, user, verification } from '#database/schema/index.ts'
import { networkOf, widerNetworkOf } from '#domain/accounts/network-of.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/accounts/password-rule.ts'
import { hasEnded, RENEWED_AFTER_SECONDS, SESSION_SECONDS } from '#domain/accounts/session-life.ts'
import type { SignInAttempt } from '#domain/accounts/sign-in-limits.ts'
import { DeviceCookie } from './device-cookie.ts'
import { digestOf, isDigestOf } from './password-digests.ts'

/** The library reads the visitor's address here; no header of the visitor's own reaches it. */
const CLIENT_ADDRESS = 'x-client-address'

interface Setting {
  db: Database
  /** Signs sessions and device cookies. */
  secret: string
  /** Makes the digests that attempts are counted by. */
  attemptKey: string
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
export function createSignIn({ db, secret, attemptKey, publicUrl, report, digests = DIGESTS }: Setting) {
  const secure = publicUrl.startsWith('https:')
  // The prefix is named here, since the library's own 'secure' one is the weaker __Secure-.
  const prefix = secure ? '__Host-arctic-tracker' : 'arctic-tracker'
  const devices = new DeviceCookie({ prefix, secret, secure })
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
      useSecureCookies: false,
      cookiePrefix: prefix,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    // The portal counts attempts itself, in the database, where every process sees them.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    plugins: [namedSession],
    logger: { level: 'error', log: (_level, message, ...details) => report(message, details[0]) },
  })

  return {
    /** The session of the request, and the cookies that renew it or remove an expired one. */
    async session(request: FastifyRequest) {
      const ask = () => auth.api.getSession({ headers: headersOf(request), returnHeaders: true })
      const { response, headers } = await ask().catch(async () => {
        // The library does not give the cause; a query shows whether the database cannot be reached.
        await db.execute(sql`select`)
        // One that answers may have been away a moment ago.
        return ask()
      })
      if (response !== null && hasEnded(response.session, new Date())) {
        return { session: null, ...(await this.leave(request)) }
      }
      return { session: response, cookies: headers.getSetCookie() }
    },

    /** The session that a request names in a cookie with the portal's signature; it may have ended since. */
    async namedSession(request: FastifyRequest): Promise<string | undefined> {
      const { authCookies } = await auth.$context
      if (!request.headers.cookie?.includes(authCookies.sessionToken.name)) return undefined
      return auth.api.getNamedSession({ headers: headersOf(request) })
    },

    /**
     * Cookies of a new session and of the device; undefined when e-mail and password do not fit, whatever is wrong with
     * them.
     */
    async enter(request: FastifyRequest, credentials: { email: string; password: string }) {
      try {
        const { response, headers } = await auth.api.signInEmail({
          body: credentials,
          headers: headersOf(request),
          returnHeaders: true,
        })
        // A new sign-in in the same browser ends the earlier session.
        if (request.headers.cookie !== undefined) await auth.api.signOut({ headers: headersOf(request) })
        return { user: response.user, cookies: [...headers.getSetCookie(), devices.make(credentials.email)] }
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

    /** Ends every session of the account that asks. */
    async leaveEverywhere(request: FastifyRequest) {
      await auth.api.revokeSessions({ headers: headersOf(request) })
    },

    /** By what an attempt is counted; the digests do not reveal the e-mail or address. */
    attemptOf({ ip, headers }: FastifyRequest, email: string): SignInAttempt {
      const wider = widerNetworkOf(ip)
      const device = devices.read(headers.cookie, email)
      return {
        account: accountDigest(attemptKey, email),
        network: signInDigest(attemptKey, 'network', networkOf(ip)),
        wider_network: wider && signInDigest(attemptKey, 'network', wider),
        device: device && signInDigest(attemptKey, 'device', device),
      }
    },
  }
}

/** What the library may know of a request. */
function headersOf({ headers: { cookie, 'user-agent': agent }, ip }: FastifyRequest): Headers {
  return new Headers({
    [CLIENT_ADDRESS]: ip,
    ...(cookie === undefined ? {} : { cookie }),
    ...(agent === undefined ? {} : { 'user-agent': agent }),
  })
}

/**
 * Part of the sign-in library that reads which session a cookie names, where the portal itself signed it. It asks no
 * database, and so does not know whether that session still lasts.
 */
const namedSession = {
  id: 'named-session',
  endpoints: {
    getNamedSession: createAuthEndpoint(
      { method: 'GET', requireHeaders: true },
      async ({ context: { authCookies, secret }, getSignedCookie }): Promise<string | undefined> =>
        (await getSignedCookie(authCookies.sessionToken.name, secret)) || undefined,
    ),
  },
} as const
