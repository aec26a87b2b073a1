import { z } from 'zod'

/** What a browser's authenticator answers, as WebAuthn writes it in JSON; the sign-in library reads the rest of it. */
export const passkeyAnswer = z.object({
  answer: z.looseObject({ id: z.string().min(1).max(1400), response: z.record(z.string(), z.unknown()) }),
})
