import { signedIn } from '../admin-access.ts'

export const accountsProcedures = {
  own: signedIn.accounts.own.handler(({ context }) => context.profile),
}
