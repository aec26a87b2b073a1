import { z } from 'zod'
import { ROLES } from '#domain/accounts/roles.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { LONGEST_EMAIL } from './accounts-contract.ts'
import { choice } from './fields.ts'
import { get, post, put, remove } from './routes.ts'
import { textOrNull } from './vocabularies.ts'

const roleFields = {
  role: choice(ROLES, 'role_required'),
  languages: z.array(z.enum(TRANSLATION_LANGUAGES)).default([]),
}

/** Only a translator has languages. */
const languagesOfTranslators = {
  check: ({ role, languages }: { role: string; languages: readonly string[] }) =>
    role !== 'translator' || languages.length > 0,
  says: { path: ['languages'], error: 'languages_required' },
}

export const invitationInput = z
  .object({
    email: z.email({ error: 'email_required' }).max(LONGEST_EMAIL, 'email_required'),
    ...roleFields,
  })
  .refine(languagesOfTranslators.check, languagesOfTranslators.says)

export const roleInput = z
  .object(roleFields)
  .refine(languagesOfTranslators.check, languagesOfTranslators.says)

const personId = z.object({ id: z.string().min(1).max(100) })
const done = z.object({ id: z.string() })

const sentLink = z.object({
  sent: z.boolean().describe('Whether it was sent by mail'),
  link: textOrNull.describe('The address to hand over; null where it was sent'),
  expires_at: z.date(),
})
export type SentLink = z.input<typeof sentLink>

const person = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: textOrNull,
  languages: z.array(z.string()),
  created_at: z.date(),
  last_sign_in_at: z.date().nullable(),
  has_codes: z.boolean().describe('Whether signing in with the password asks for a code'),
  passkeys: z.number().int(),
})

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: textOrNull,
  languages: z.array(z.string()),
  created_by: textOrNull,
  created_at: z.date(),
  expires_at: z.date(),
})

export const peopleContract = {
  list: get('/people', 'Everybody with an account').output(z.array(person)),

  change_role: put('/people/{id}/role', 'Changes what a person may do')
    .input(personId.extend(roleFields).refine(languagesOfTranslators.check, languagesOfTranslators.says))
    .output(done),

  remove: remove('/people/{id}', 'Removes an account and ends its sessions').input(personId).output(done),

  new_password: post('/people/{id}/new-password', 'Makes a link by which a person sets a new password')
    .input(personId)
    .output(sentLink),

  remove_second_factors: post(
    '/people/{id}/remove-second-factors',
    'Takes codes and passkeys from a person who lost them',
  )
    .input(personId)
    .output(done),

  invitations: get('/invitations', 'Invitations that can still be accepted').output(z.array(invitation)),

  invite: post('/invitations', 'Invites a person by a link that expires')
    .input(invitationInput)
    .output(sentLink),

  revoke: remove('/invitations/{id}', 'Takes an invitation back')
    .input(z.object({ id: z.uuid({ error: 'record_id' }) }))
    .output(done),
}

const token = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().describe('The first letters of the token'),
  scope: z.array(z.string()),
  created_at: z.date(),
  last_used_at: z.date().nullable(),
  expires_at: z.date(),
  email: z.string().describe('Whose it is'),
})

/** What administrators do about the API tokens of everybody; people make their own beside the contract, with their password. */
export const tokensContract = {
  list: get('/tokens', 'Every API token that was not revoked').output(z.array(token)),

  revoke: remove('/tokens/{id}', 'Ends an API token')
    .input(z.object({ id: z.uuid({ error: 'record_id' }) }))
    .output(z.object({ id: z.string() })),
}
