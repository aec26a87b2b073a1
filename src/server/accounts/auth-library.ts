import { type PasskeyOptions, passkey as passkeys } from '@better-auth/passkey'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/access.ts'
import { account, passkey, session, two_factor, user, verification } from '#database/schema/index.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/accounts/password-rule.ts'
import { RENEWED_AFTER_SECONDS, SESSION_SECONDS } from '#domain/accounts/session-life.ts'
import type { digestOf, isDigestOf } from './password-digests.ts'

/** The library reads the visitor's address here; no header of the visitor's own reaches it. */
const CLIENT_ADDRESS = 'x-client-address'

/** What authenticator apps and browsers list the account under. */
const SITE_NAME = 'Arctic Tracker'

/** What makes and compares the digests of passwords; a test counts them, or has ones that cost nothing. */
export interface Digests {
  hash: typeof digestOf
  verify: typeof isDigestOf
}

interface Setting {
  db: Database
  /** Signs sessions, encrypts the secrets of codes. */
  secret: string
  publicUrl: string
  /** What the names of the portal's cookies begin with. */
  prefix: string
  report: (message: string, problem: unknown) => void
  digests: Digests
}

export type AuthLibrary = ReturnType<typeof createAuthLibrary>

/** The sign-in library on the portal's own tables, reduced to what the portal uses. */
export function createAuthLibrary({ db, secret, publicUrl, prefix, report, digests }: Setting) {
  const secure = publicUrl.startsWith('https:')
  return betterAuth({
    appName: SITE_NAME,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account, verification, twoFactor: two_factor, passkey },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      password: digests,
    },
    // The portal asks for the password where the library would ask for a recent sign-in.
    session: { expiresIn: SESSION_SECONDS, updateAge: RENEWED_AFTER_SECONDS, freshAge: 0 },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: prefix,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
    },
    // The portal counts attempts itself, in the database, where every process sees them.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    plugins: [
      signedCookies,
      // Guesses at codes are slowed as guesses at passwords are, and lock no account.
      twoFactor({ accountLockout: { enabled: false } }),
      // Without https browsers make passkeys for this one name.
      passkeys({ ...VERIFIED_PASSKEYS, rpID: secure ? new URL(publicUrl).hostname : 'localhost' }),
    ],
    logger: { level: 'error', log: (_level, message, ...details) => report(message, details[0]) },
  })
}

function assertVerified(userVerified: boolean | undefined): void {
  if (userVerified !== true)
    throw new APIError('UNAUTHORIZED', { message: 'The device did not verify its user' })
}

/**
 * A passkey stands for password and code together, so the device must have asked its owner for a finger, a face or a
 * PIN; possession alone is one factor.
 */
const VERIFIED_PASSKEYS: PasskeyOptions = {
  rpName: SITE_NAME,
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  advanced: { webAuthnChallengeCookie: 'passkey' },
  registration: {
    afterVerification: async ({ verification: { registrationInfo } }) =>
      assertVerified(registrationInfo?.userVerified),
  },
  authentication: {
    afterVerification: async ({ verification: { authenticationInfo } }) =>
      assertVerified(authenticationInfo.userVerified),
  },
}

/** What the library may know of a request. */
export function headersOf({
  headers: { cookie, origin, 'user-agent': agent },
  ip,
}: Pick<FastifyRequest, 'headers' | 'ip'>): Headers {
  return new Headers({
    [CLIENT_ADDRESS]: ip,
    ...(cookie === undefined ? {} : { cookie }),
    ...(origin === undefined ? {} : { origin }),
    ...(agent === undefined ? {} : { 'user-agent': agent }),
  })
}

/** The cookie between a password that fits and the code that is still asked for, as the library names it. */
export const PENDING_COOKIE = 'two_factor'

/** Part of the library that reads what its signed cookies name. */
const signedCookies = {
  id: 'signed-cookies',
  endpoints: {
    /** Which session a cookie names; asks no database, and so does not know whether that session still lasts. */
    getNamedSession: createAuthEndpoint(
      { method: 'GET', requireHeaders: true },
      async ({ context: { authCookies, secret }, getSignedCookie }): Promise<string | undefined> =>
        (await getSignedCookie(authCookies.sessionToken.name, secret)) || undefined,
    ),

    /** The e-mail of the person whose password fitted and whose code is still asked for. */
    getPendingEmail: createAuthEndpoint(
      { method: 'GET', requireHeaders: true },
      async ({ context, getSignedCookie }): Promise<string | undefined> => {
        const { name } = context.createAuthCookie(PENDING_COOKIE)
        const challenge = await getSignedCookie(name, context.secret)
        if (!challenge) return undefined
        const pending = await context.internalAdapter.findVerificationValue(challenge)
        if (!pending || pending.expiresAt < new Date()) return undefined
        return (await context.internalAdapter.findUserById(pending.value))?.email
      },
    ),
  },
} as const
