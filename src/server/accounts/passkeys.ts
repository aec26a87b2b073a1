import { APIError } from 'better-auth/api'
import type { FastifyRequest } from 'fastify'
import { type AuthLibrary, headersOf } from './auth-library.ts'
import type { Entered } from './sign-in.ts'
import { unlessRefused } from './unless-refused.ts'

interface SigningIn {
  entered: (request: FastifyRequest, entered: Entered) => Promise<Entered>
}

/** What a browser's authenticator answers, as WebAuthn writes it in JSON; the library reads and checks it. */
export type PasskeyAnswer = Record<string, unknown>

type AnswerOfLibrary = NonNullable<
  Parameters<AuthLibrary['api']['verifyPasskeyAuthentication']>[0]
>['body']['response']

/** Passkeys: made on a device of their owner, who then signs in with it alone. */
export function createPasskeys(auth: AuthLibrary, { entered }: SigningIn) {
  return {
    /** What a browser needs to make one, and the cookie that its answer must come with. */
    async beginMaking(request: FastifyRequest) {
      const { response, headers } = await auth.api.generatePasskeyRegistrationOptions({
        headers: headersOf(request),
        returnHeaders: true,
      })
      return { options: response, cookies: headers.getSetCookie() }
    },

    /** Stores a new passkey; false where the answer is not one to what was asked. */
    async make(request: FastifyRequest, { name, answer }: { name: string; answer: PasskeyAnswer }) {
      try {
        await auth.api.verifyPasskeyRegistration({
          body: { response: answer, name },
          headers: headersOf(request),
        })
        return true
      } catch (problem) {
        // The library calls every answer that it cannot read a fault of its own.
        if (problem instanceof APIError) return false
        throw problem
      }
    },

    /** Removes one of the account that asks; false where it has none such. */
    async remove(request: FastifyRequest, id: string): Promise<boolean> {
      const removed = await unlessRefused(() =>
        auth.api.deletePasskey({ body: { id }, headers: headersOf(request) }),
      )
      return removed !== undefined
    },

    /** What a browser needs to sign in with one, and the cookie that its answer must come with. */
    async beginEntering(request: FastifyRequest) {
      const { response, headers } = await auth.api.generatePasskeyAuthenticationOptions({
        headers: headersOf(request),
        returnHeaders: true,
      })
      return { options: { ...response, userVerification: 'required' }, cookies: headers.getSetCookie() }
    },

    /** Signs in; undefined where the answer is not of a passkey that is known. */
    async enter(request: FastifyRequest, answer: PasskeyAnswer): Promise<Entered | undefined> {
      const verified = await unlessRefused(() =>
        auth.api.verifyPasskeyAuthentication({
          body: { response: answer as unknown as AnswerOfLibrary },
          headers: headersOf(request),
          returnHeaders: true,
        }),
      )
      if (verified === undefined) return undefined
      const { user } = verified.response as { user: Entered['user'] }
      return entered(request, { user, cookies: verified.headers.getSetCookie() })
    },
  }
}
