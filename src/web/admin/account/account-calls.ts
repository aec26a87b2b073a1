import type { LinkPurpose } from '#domain/accounts/account-links.ts'
import type { TokenDays } from '#domain/accounts/api-tokens.ts'
import type { Permission, Role } from '#domain/accounts/roles.ts'
import { makePasskey } from '#web/session/passkey-ceremony.ts'
import { ask } from '#web/session/sign-in-calls.ts'
import type { ListedToken } from '../tokens/tokens-table.tsx'

/* What people ask about accounts beside the contract: these requests set cookies, or come from people without a session. */

/** A person's own account. Moments are ISO 8601. */
export interface OwnAccount {
  email: string
  name: string
  has_codes: boolean
  sessions: {
    id: string
    began_at: string
    used_at: string
    address: string | null
    browser: string | null
    is_current: boolean
  }[]
  passkeys: { id: string; name: string | null; made_at: string | null }[]
  tokens: ListedToken[]
}

/** Codes that are not in force yet: for an app, and to be stored for the day without it. */
export interface NewCodes {
  /** `otpauth:`, as authenticator apps read it. */
  uri: string
  recovery_codes: string[]
}

/** What an invitation, or a link to a new password, is for. */
export interface LinkFacts {
  email: string
  /** Of an invitation. */
  role: Role | null
  languages: string[]
  expires_at: string
}

export const readOwnAccount = () => ask<OwnAccount>('/api/auth/own')

function own<Answer = unknown>(name: string, body: object = {}): Promise<Answer> {
  return ask<Answer>(`/api/auth/own/${name}`, body)
}

export const changeOwnPassword = (password: string, new_password: string) =>
  own('password', { password, new_password })
export const changeOwnEmail = (password: string, email: string) => own('email', { password, email })
export const endOwnSession = (id: string) => own('sessions/end', { id })
export const endOtherSessions = () => own('sessions/end-others')
export const beginCodes = (password: string) => own<NewCodes>('codes/begin', { password })
export const confirmCodes = (code: string) => own('codes/confirm', { code: code.replaceAll(/\s/g, '') })
export const endCodes = (password: string) => own('codes/end', { password })
export const renewRecoveryCodes = (password: string) =>
  own<Pick<NewCodes, 'recovery_codes'>>('codes/recovery', { password })
export const removePasskey = (id: string) => own('passkeys/remove', { id })

/** What a person chooses of a new API token. */
interface TokenChoice {
  password: string
  name: string
  days: TokenDays
  scope: readonly Permission[]
}

export const makeToken = (choice: TokenChoice) => own<{ token: string }>('tokens/make', choice)
export const revokeOwnToken = (id: string) => own('tokens/revoke', { id })

/** Makes a passkey under this name. Throws what the portal or the browser refuses. */
export async function addPasskey(password: string, name: string): Promise<void> {
  const options = await own<object>('passkeys/begin', { password })
  await own('passkeys/make', { name, answer: await makePasskey(options) })
}

export const readLink = (purpose: LinkPurpose, token: string) =>
  ask<LinkFacts>('/api/auth/link', { purpose, token })
export const acceptInvitation = (token: string, name: string, password: string) =>
  ask('/api/auth/invitation', { token, name, password })
export const setNewPassword = (token: string, password: string) =>
  ask('/api/auth/new-password', { token, password })
export const askForNewPassword = (email: string) => ask('/api/auth/forgotten-password', { email })
