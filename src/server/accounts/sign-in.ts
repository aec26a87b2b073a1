import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/access.ts'
import { noteTypedCode } from '#database/accounts/sign-in-attempts-changes.ts'
import { accountDigest, signInDigest } from '#database/accounts/sign-in-digests.ts'
import { networkOf, widerNetworkOf } from '#domain/accounts/network-of.ts'
import { hasEnded } from '#domain/accounts/session-life.ts'
import type { SignInAttempt } from '#domain/accounts/sign-in-limits.ts'
import { createAuthLibrary, type Digests, headersOf } from './auth-library.ts'
import { createCodes } from './codes.ts'
import { DeviceCookie } from './device-cookie.ts'
import { createPasskeys } from './passkeys.ts'
import { digestOf, isDigestOf } from './password-digests.ts'
import { unlessRefused } from './unless-refused.ts'

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

const DIGESTS: Digests = { hash: digestOf, verify: isDigestOf }

/** What is guessed at: each is counted by itself, so that a known password does not reset the count of codes. */
export type Guessed = 'password' | 'code' | 'passkey' | 'own password' | 'link' | 'forgotten password'

/** A person who has signed in, with the cookies of the new session. */
export interface Entered {
  user: { id: string; email: string }
  cookies: string[]
}

export type SignIn = ReturnType<typeof createSignIn>

/** Who signs in and out: the sign-in library on the portal's own tables, reduced to what the portal uses. */
export function createSignIn({ db, secret, attemptKey, publicUrl, report, digests = DIGESTS }: Setting) {
  const secure = publicUrl.startsWith('https:')
  // The prefix is named here, since the library's own 'secure' one is the weaker __Secure-.
  const prefix = secure ? '__Host-arctic-tracker' : 'arctic-tracker'
  const devices = new DeviceCookie({ prefix, secret, secure })
  const auth = createAuthLibrary({ db, secret, publicUrl, prefix, report, digests })

  /** Ends the session that the browser had before, and lets the device be known from now on. */
  const entered = async (request: FastifyRequest, { user, cookies }: Entered): Promise<Entered> => {
    if (request.headers.cookie !== undefined) await auth.api.signOut({ headers: headersOf(request) })
    return { user, cookies: [...cookies, devices.make(user.email)] }
  }

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
     * Signs in, or gives the cookie with which a code is asked for; undefined when e-mail and password do not fit,
     * whatever is wrong with them.
     */
    async enter(
      request: FastifyRequest,
      credentials: { email: string; password: string },
    ): Promise<Entered | { pending: true; cookies: string[] } | undefined> {
      const answer = await unlessRefused(() =>
        auth.api.signInEmail({ body: credentials, headers: headersOf(request), returnHeaders: true }),
      )
      if (answer === undefined) return undefined
      const { response } = answer
      const cookies = answer.headers.getSetCookie()
      if (!('twoFactorRedirect' in response)) return entered(request, { user: response.user, cookies })
      if (request.headers.cookie !== undefined) await auth.api.signOut({ headers: headersOf(request) })
      return { pending: true, cookies }
    },

    codes: createCodes(auth, {
      prefix,
      entered,
      isNewCode: (email, code) =>
        noteTypedCode(db, accountDigest(attemptKey, `code ${code} of ${email}`), new Date()),
    }),
    passkeys: createPasskeys(auth, { entered }),

    /** Whether this is the password of the account that the request's session is of. */
    async isOwnPassword(request: FastifyRequest, password: string): Promise<boolean> {
      const answer = await unlessRefused(() =>
        auth.api.verifyPassword({ body: { password }, headers: headersOf(request) }),
      )
      return answer?.status === true
    },

    /** The digest of a new password, as it is stored. */
    digestOf: digests.hash,

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
    attemptOf({ ip, headers }: FastifyRequest, email: string, guessed: Guessed = 'password'): SignInAttempt {
      const wider = widerNetworkOf(ip)
      const device = devices.read(headers.cookie, email)
      const what = guessed === 'password' ? email : `${guessed} of ${email.trim()}`
      return {
        account: accountDigest(attemptKey, what),
        network: signInDigest(attemptKey, 'network', networkOf(ip)),
        wider_network: wider && signInDigest(attemptKey, 'network', wider),
        device: device && signInDigest(attemptKey, 'device', device),
      }
    },
  }
}
