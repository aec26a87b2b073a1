import {
  invitePerson,
  linkToNewPassword,
  revokeInvitation,
} from '#database/accounts/account-links-changes.ts'
import { removeSecondFactors } from '#database/accounts/accounts-changes.ts'
import { listTokens } from '#database/accounts/api-tokens-queries.ts'
import { changeRole, getPerson, removePerson } from '#database/accounts/people-changes.ts'
import { listInvitations, listPeople } from '#database/accounts/people-queries.ts'
import { revokeToken } from '#database/accounts/revoked-tokens-changes.ts'
import { changed } from '../admin/changed.ts'
import { requires } from '../admin-access.ts'

const manager = requires('manage_people')

/** Languages belong to translators; of any other role they would be forgotten words. */
const withoutIdleLanguages = <Input extends { role: string; languages: readonly string[] }>(
  input: Input,
) => ({
  ...input,
  languages: input.role === 'translator' ? input.languages : [],
})

/** What administrators do with accounts, through the portal's own connection: a curator's sees none. */
export const peopleProcedures = {
  list: manager.people.list.handler(({ context }) => listPeople(context.accounts)),

  change_role: manager.people.change_role.handler(({ input, context }) =>
    changed(context.accounts, { id: input.id }, (tx) =>
      changeRole(tx, context.editor, withoutIdleLanguages(input)),
    ),
  ),

  remove: manager.people.remove.handler(({ input, context }) =>
    changed(context.accounts, { id: input.id }, (tx) => removePerson(tx, context.editor, input.id)),
  ),

  new_password: manager.people.new_password.handler(async ({ input, context }) => {
    const { email, link } = await context.accounts.transaction(async (tx) => {
      const person = await getPerson(tx, input.id)
      return {
        email: person.email,
        link: await linkToNewPassword(tx, context.editor, person, new Date()),
      }
    })
    return context.sendLink({
      purpose: 'new_password',
      email,
      sender: context.editor.email,
      language: context.words.language,
      ...link,
    })
  }),

  remove_second_factors: manager.people.remove_second_factors.handler(({ input, context }) =>
    context.accounts.transaction(async (tx) => {
      const { email } = await getPerson(tx, input.id)
      await removeSecondFactors(tx, context.editor, email)
      return { id: input.id }
    }),
  ),

  invitations: manager.people.invitations.handler(({ context }) =>
    listInvitations(context.accounts, new Date()),
  ),

  invite: manager.people.invite.handler(async ({ input, context }) => {
    const link = await context.accounts.transaction((tx) =>
      invitePerson(tx, context.editor, withoutIdleLanguages(input), new Date()),
    )
    return context.sendLink({
      purpose: 'invitation',
      email: input.email,
      sender: context.editor.email,
      language: context.words.language,
      ...link,
    })
  }),

  revoke: manager.people.revoke.handler(({ input, context }) =>
    changed(context.accounts, { id: input.id }, (tx) => revokeInvitation(tx, context.editor, input.id)),
  ),
}

/** What administrators do about API tokens, through the portal's own connection: a curator's sees none. */
export const tokensProcedures = {
  list: manager.tokens.list.handler(({ context }) => listTokens(context.accounts)),

  revoke: manager.tokens.revoke.handler(({ input, context }) =>
    changed(context.accounts, { id: input.id }, (tx) =>
      revokeToken(tx, context.editor, { id: input.id, now: new Date() }),
    ),
  ),
}
