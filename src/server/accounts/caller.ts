import type { Profile } from '#contract/accounts-contract.ts'
import type { Editor } from '#database/access.ts'
import type { Permission } from '#domain/accounts/roles.ts'

/** Who asks the back office: a person in a session, or a program with that person's API token. */
export interface Caller extends Profile {
  /** Of a token: what it is for. */
  scope?: readonly Permission[]
  /** Of a token: its name and first letters. */
  token?: string
}

/** The caller as the audit trail names who makes a change. */
export const editorOf = ({ id, email, token }: Caller): Editor => ({ id, email, token })
