import { z } from 'zod'
import { LONGEST_PASSWORD } from '#domain/accounts/password-rule.ts'
import { get } from './routes.ts'
import { textOrNull } from './vocabularies.ts'

/** What the portal knows of a signed-in person. Source: specification, document 3, section 3, "profile". */
export const profile = z
  .object({
    id: z.string(),
    email: z.string(),
    role: textOrNull.describe('What the person may do; without one of the known roles, nothing'),
    languages: z.array(z.string()).describe('Which languages a translator writes'),
  })
  .describe('A person with an account')

/** No address that mail can be sent to is longer. Source: RFC 5321, section 4.5.3.1. */
export const LONGEST_EMAIL = 254

/** What the sign-in form sends. Source: specification, document 3, section 5, "Login". */
export const credentials = z.object({
  email: z.string().min(1).max(LONGEST_EMAIL),
  password: z.string().min(1).max(LONGEST_PASSWORD),
})

export type Profile = z.infer<typeof profile>

export const accountsContract = {
  /** The one question of the back office that every signed-in person may ask. */
  own: get('/profile', 'The profile of the signed-in user').output(profile),
}
