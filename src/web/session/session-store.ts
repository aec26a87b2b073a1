import type { Profile } from '#contract/accounts-contract.ts'
import { ProfileCache } from './profile-cache.ts'

/** Who is signed in, as the portal names them. */
export interface SessionUser {
  id: string
  email: string
}

/** What happens to a session, in this tab or another. */
export type SessionEvent =
  | { kind: 'signed_in'; user: SessionUser }
  /** Chosen here, or come over us: expired, ended in another tab, revoked. */
  | { kind: 'signed_out'; chosen: boolean }
  | { kind: 'token_refreshed' }

export interface SessionState {
  /** The existing session is still being read. */
  loading: boolean
  /** It has been read once, whatever came of it. */
  checked: boolean
  /** Whoever is signed in and has a profile. */
  user: Profile | null
  /** Why whoever worked here is gone; undefined while somebody is here, and before. */
  over: 'chosen' | 'ended' | undefined
}

/** What the store asks of the world around it. */
export interface SessionCalls {
  /** The session of this browser, if there is one. */
  readSession: () => Promise<SessionUser | null>
  readProfile: () => Promise<Profile | null>
  /** Calls back on every event from now on. */
  listen: (listener: (event: SessionEvent) => void) => void
  report: (what: string, problem: unknown) => void
  leaveBreadcrumb: (message: string) => void
}

/**
 * The session of this browser as screens see it. Source: specification, document 3, section 4, "Session
 * layer", and section 8, "Session".
 */
export class SessionStore {
  #state: SessionState = { loading: true, checked: false, user: null, over: undefined }
  #started: Promise<void> | undefined
  readonly #listeners = new Set<() => void>()
  readonly #profiles: ProfileCache
  readonly #calls: SessionCalls

  constructor(calls: SessionCalls) {
    this.#calls = calls
    this.#profiles = new ProfileCache(calls.readProfile)
  }

  get = (): SessionState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads the existing session, once; only then does the store listen for changes. */
  start(): Promise<void> {
    this.#started ??= this.#check().then(() => this.#calls.listen((event) => this.#take(event)))
    return this.#started
  }

  async #check(): Promise<void> {
    let user: Profile | null = null
    try {
      const session = await this.#calls.readSession()
      if (session !== null) user = await this.#profileOf(session.id)
    } catch (problem) {
      this.#calls.report('The session could not be read', problem)
    }
    this.#set({ loading: false, checked: true, user, over: undefined })
  }

  async #take(event: SessionEvent): Promise<void> {
    if (event.kind === 'signed_in') await this.#signedIn(event.user)
    if (event.kind === 'signed_out') this.#signedOut(event.chosen)
    if (event.kind === 'token_refreshed') this.#calls.leaveBreadcrumb('Session renewed')
  }

  async #signedIn({ id }: SessionUser): Promise<void> {
    // Whoever fetches this profile already will set it.
    if (id === this.#state.user?.id || this.#profiles.isFetching(id)) return
    const user = await this.#profileOf(id)
    this.#calls.leaveBreadcrumb(`Signed in: ${id}, role ${user?.role ?? 'none'}`)
    this.#set({ ...this.#state, user, over: undefined })
  }

  #signedOut(chosen: boolean): void {
    // Where nobody is signed in, the reason of the last sign-out stays.
    const over = this.#state.user === null ? this.#state.over : chosen ? 'chosen' : 'ended'
    this.#profiles.clear()
    this.#calls.leaveBreadcrumb('Signed out')
    this.#set({ ...this.#state, user: null, over })
  }

  /** None, with a line in the log, where the profile is missing or cannot be read. */
  async #profileOf(id: string): Promise<Profile | null> {
    try {
      const profile = await this.#profiles.get(id)
      if (profile === null) this.#calls.report('The account has no profile', id)
      return profile
    } catch (problem) {
      this.#calls.report('The profile could not be read', problem)
      return null
    }
  }

  #set(state: SessionState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
