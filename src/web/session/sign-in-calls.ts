import i18next from 'i18next'
import type { Profile } from '#contract/accounts-contract.ts'
import { ForeignAnswer, LONGEST_WAIT_MS } from '#web/lost-answers.ts'
import { fetchFromPortal } from '#web/offline/fetch-from-portal.ts'

/** The answer to a request that the portal refuses. */
interface Refusal {
  /** Which refusal it is, for the words of the screen. */
  code?: string
  message: string
  minutes?: number
}

/** The portal refused; `status` says how, as for every other question. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly code: string | undefined
  /** After how many minutes another attempt may be made. */
  readonly minutes: number | undefined

  constructor(status: number, { code, message, minutes }: Refusal) {
    super(message)
    this.status = status
    this.code = code
    this.minutes = minutes
  }
}

/** Who is signed in, as the portal names them. */
export interface SessionUser {
  id: string
  email: string
}

interface Session {
  user: SessionUser
  /** ISO 8601. */
  expires_at: string
}

/** The session of this browser; its cookie is renewed on the way when it is an hour old. */
export const readSession = () => ask<Session | null>('/api/auth/get-session')

/** The person who is signed in now; null where a code is still asked for. */
export async function enter(credentials: { email: string; password: string }): Promise<SessionUser | null> {
  const { user = null } = await ask<{ user?: SessionUser; code_required?: true }>(
    '/api/auth/sign-in/email',
    credentials,
  )
  return user
}

export const leave = () => ask('/api/auth/sign-out', {})

export const leaveEverywhere = () => ask('/api/auth/revoke-sessions', {})

/** None where the account has no profile. */
export async function readProfile(): Promise<Profile | null> {
  try {
    return await ask<Profile>('/api/admin/profile')
  } catch (problem) {
    if (problem instanceof Refused && problem.status === 401) return null
    throw problem
  }
}

/** Throws Refused, or by its name why there is no answer of the portal. */
export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const asked = new Request(
    location.origin + path,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  const answer = await fetchFromPortal(asked, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  const content: unknown = await answer.json().catch((cause) => {
    if (!(cause instanceof SyntaxError)) throw cause
    // A refusal of something between the browser and the portal, which has its own words.
    throw new ForeignAnswer(i18next.t('common:failure.what.foreign'), { cause })
  })
  if (!answer.ok) throw new Refused(answer.status, content as Refusal)
  return content as Answer
}
