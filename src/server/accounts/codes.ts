import type { FastifyRequest } from 'fastify'
import { type AuthLibrary, headersOf, PENDING_COOKIE } from './auth-library.ts'
import type { Entered } from './sign-in.ts'
import { unlessRefused } from './unless-refused.ts'

/** What an authenticator app shows; anything else that is typed is read as a recovery code. */
const CODE_OF_APP = /^\d{6}$/

interface SigningIn {
  /** What the names of the portal's cookies begin with. */
  prefix: string
  entered: (request: FastifyRequest, entered: Entered) => Promise<Entered>
  /** False where this code was typed for this account before, while it lasts. */
  isNewCode: (email: string, code: string) => Promise<boolean>
}

/** Time-based one-time codes, and the recovery codes beside them. The portal has asked for the password before. */
export function createCodes(auth: AuthLibrary, { prefix, entered, isNewCode }: SigningIn) {
  return {
    /** The e-mail of the account that a code is asked for; undefined where none is, or no longer. */
    pendingEmail: (request: FastifyRequest): Promise<string | undefined> =>
      auth.api.getPendingEmail({ headers: headersOf(request) }),

    /** Signs in with the code that is asked for of this account; undefined when it does not fit, or was typed before. */
    async enter(request: FastifyRequest, email: string, typed: string): Promise<Entered | undefined> {
      const code = typed.replaceAll(/\s/g, '')
      if (CODE_OF_APP.test(code) && !(await isNewCode(email, code))) return undefined
      const ask = { body: { code }, headers: pendingOf(request, prefix), returnHeaders: true } as const
      const answer = await unlessRefused(() =>
        CODE_OF_APP.test(code) ? auth.api.verifyTOTP(ask) : auth.api.verifyBackupCode(ask),
      )
      if (answer === undefined) return undefined
      const { user } = answer.response as { user: Entered['user'] }
      return entered(request, { user, cookies: answer.headers.getSetCookie() })
    },

    /** A new secret for an app, in force once a code of it was typed; undefined where codes are in force already. */
    async begin(request: FastifyRequest, password: string) {
      const answer = await unlessRefused(() =>
        auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers: headersOf(request) }),
      )
      return answer?.method === 'totp'
        ? { uri: answer.totpURI, recovery_codes: answer.backupCodes }
        : undefined
    },

    /** Puts the codes in force; the session is replaced by a new one. Undefined when the code does not fit. */
    async confirm(request: FastifyRequest, code: string): Promise<string[] | undefined> {
      const answer = await unlessRefused(() =>
        auth.api.verifyTOTP({ body: { code }, headers: headersOf(request), returnHeaders: true }),
      )
      return answer?.headers.getSetCookie()
    },

    /** Signing in asks for no code any more; the session is replaced by a new one. */
    async end(request: FastifyRequest, password: string): Promise<string[] | undefined> {
      const answer = await unlessRefused(() =>
        auth.api.disableTwoFactor({ body: { password }, headers: headersOf(request), returnHeaders: true }),
      )
      return answer?.headers.getSetCookie()
    },

    /** New recovery codes in place of those before; undefined where no codes are in force. */
    async renewRecoveryCodes(request: FastifyRequest, password: string): Promise<string[] | undefined> {
      const answer = await unlessRefused(() =>
        auth.api.generateBackupCodes({ body: { password }, headers: headersOf(request) }),
      )
      return answer?.backupCodes
    },
  }
}

/** The request with that one cookie: a session of somebody else in the same browser must not be taken for it. */
function pendingOf(request: FastifyRequest, prefix: string): Headers {
  const own = (request.headers.cookie ?? '')
    .split(';')
    .filter((cookie) => cookie.trim().startsWith(`${prefix}.${PENDING_COOKIE}=`))
  return headersOf({ ip: request.ip, headers: { ...request.headers, cookie: own.join(';') } })
}
