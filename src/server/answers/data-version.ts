import type { Connection } from '#database/connect.ts'
import { isDatabaseGone } from '#database/database-gone.ts'
import type { DataScopes, DataVersions } from '#database/releases/data-scopes.ts'
import { EVERYTHING } from '#database/releases/data-scopes.ts'
import { findDataVersions } from '#database/releases/data-version-queries.ts'
import { Unavailable } from '#domain/problems.ts'
import { inTime } from '../in-time.ts'

/** A database that is frozen or cut off answers nothing, not even no. */
const LONGEST_WAIT_MS = 1000
/** Between a question that came to nothing and the next. */
const PAUSE_MS = 1000

interface Patience {
  /** Milliseconds that only ever grow. */
  clock?: () => number
  longestWaitMs?: number
}

/** Scopes that have changed, and up to which moment of this process. */
export interface ScopeChanges {
  moment: number
  scopes: ReadonlySet<string>
}

const now = () => performance.now()

/** The data version together with the day, since some answers (years under CITES, featured species) follow the calendar. */
export class DataVersion {
  #version: number | undefined
  /** The newest data version that was ever known, with the day on which it was, and its version. */
  #last: string | undefined
  #newest: number | undefined
  /** The version with which each scope of the data last changed. */
  readonly #scopes = new Map<string, number>()
  /** How many changes of scopes this process has heard of, and at which count it last heard of each. */
  #heard = 0
  readonly #heardOf = new Map<string, number>()
  /** The question for the version that all wait for who ask meanwhile. */
  #asking: Promise<string> | undefined
  /** When the last question came to nothing; undefined once one was answered. */
  #failedAt: number | undefined
  readonly #connection: Connection
  readonly #today: () => string
  readonly #clock: () => number
  readonly #longestWaitMs: number
  readonly #listeners: (() => void)[] = []

  /** `onListening` is called when notifications of changes stop, and when they begin again. */
  static async watch(
    connection: Connection,
    today: () => string,
    onListening: (isListening: boolean) => void = () => undefined,
    patience: Patience = {},
  ): Promise<DataVersion> {
    const dataVersion = new DataVersion(connection, today, patience)
    await connection.onDataVersion((versions) => {
      const version = versions?.version
      const hasNews = versions !== undefined && dataVersion.#learnScopes(versions)
      // A late notification may be of an older version than `catchUp` has seen since.
      if (version !== undefined && dataVersion.#version !== undefined && version < dataVersion.#version)
        return
      if (version === dataVersion.#version) {
        // A transaction tells of its scopes one after the other.
        if (hasNews) dataVersion.#changed()
        return
      }
      if (version === undefined) onListening(false)
      else if (dataVersion.#version === undefined && dataVersion.#last !== undefined) onListening(true)
      const before = dataVersion.known
      dataVersion.#version = version
      dataVersion.#last = dataVersion.known ?? before ?? dataVersion.#last
      dataVersion.#newest = version ?? dataVersion.#newest
      dataVersion.#failedAt = undefined
      dataVersion.#changed()
    })
    return dataVersion
  }

  private constructor(
    connection: Connection,
    today: () => string,
    { clock = now, longestWaitMs = LONGEST_WAIT_MS }: Patience,
  ) {
    this.#connection = connection
    this.#today = today
    this.#clock = clock
    this.#longestWaitMs = longestWaitMs
  }

  /** The data version; undefined while no notifications of changes arrive. */
  get version(): number | undefined {
    return this.#version
  }

  /** The newest data version that was ever known, whether or not notifications arrive. */
  get newest(): number | undefined {
    return this.#newest
  }

  get currentDay(): string {
    return this.#today()
  }

  /** The data version and day; undefined while no notifications of changes arrive, and then `ask` is needed. */
  get known(): string | undefined {
    return this.#version === undefined ? undefined : this.#dataVersionOf(this.#version)
  }

  /**
   * The data version in which these scopes, or all data where none are named, last changed, with the day of `dataVersion`.
   * Undefined where they changed after it.
   */
  ofScopes(dataVersion: string, scopes: DataScopes | undefined): string | undefined {
    const [version = '', day] = dataVersion.split('.')
    const changed =
      scopes === undefined
        ? (this.#newest ?? 0)
        : Math.max(0, ...[...scopes, EVERYTHING].map((scope) => this.#scopes.get(scope) ?? 0))
    if (changed > Number(version)) return undefined
    return scopes === undefined ? dataVersion : `${changed}.${day}`
  }

  /**
   * The scopes that this process has heard of since a moment, and the moment that it is now; the first one is 0. Versions
   * would not do: a transaction may tell of one scope after its version is known of another.
   */
  changesSince(moment: number): ScopeChanges {
    const scopes = new Set<string>()
    if (moment < this.#heard)
      for (const [scope, heard] of this.#heardOf) if (heard > moment) scopes.add(scope)
    return { moment: this.#heard, scopes }
  }

  /** Calls back at once and after every change that a notification reports. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener)
    listener()
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
  }

  /**
   * Reads the version after a change made by this process, before the notification, so that the next answer shows it.
   * While no notifications arrive, the next question asks for the version anew.
   */
  async catchUp(): Promise<void> {
    if (this.#version === undefined) {
      this.#asking = undefined
      this.#failedAt = undefined
      return
    }
    await this.#askVersion().catch((problem) => {
      // The change is stored although the connection was lost after it; the version follows once it is back.
      if (!isAway(problem)) throw problem
    })
  }

  /**
   * The data version now. While the database is away it is the last one known, though its day may be over: what was built in it
   * is still served, and nothing could be built anew. Only who asks first waits until that is plain; then nobody does
   * until a question asked meanwhile is answered in time. One that is answered later, by a database that has much to
   * do, still tells of what changed.
   */
  async ask(): Promise<string> {
    if (this.known !== undefined) return this.known
    if (this.#last === undefined || this.#failedAt === undefined) return this.#askOnce()
    // Its failure is what is already known.
    if (this.#clock() - this.#failedAt > PAUSE_MS) this.#askOnce().catch(() => undefined)
    return this.#last
  }

  #askOnce(): Promise<string> {
    if (this.#asking !== undefined) return this.#asking
    const isCurrent = () => this.#asking === asking
    const asking = this.#askVersion()
      .then((version) => {
        if (isCurrent()) this.#failedAt = undefined
        return this.#dataVersionOf(version)
      })
      .catch((problem) => {
        if (!isAway(problem)) throw problem
        if (isCurrent()) this.#failedAt = this.#clock()
        if (this.#last === undefined) throw problem
        return this.#last
      })
      .finally(() => {
        if (isCurrent()) this.#asking = undefined
      })
    this.#asking = asking
    return asking
  }

  #askVersion(): Promise<number> {
    const answer = findDataVersions(this.#connection.urgent, this.#newest ?? 0).then((versions) => {
      this.#learn(versions)
      return versions.version
    })
    return inTime(this.#longestWaitMs, answer)
  }

  /** Answers overtake one another, and the version never falls. */
  #learn(versions: DataVersions): void {
    const { version } = versions
    this.#learnScopes(versions)
    if (this.#newest !== undefined && version < this.#newest) return
    const isNews = this.#version !== undefined && version > this.#version
    if (isNews) this.#version = version
    this.#newest = version
    this.#last = this.#dataVersionOf(version)
    if (isNews) this.#changed()
  }

  /** Whether one of them changed with a version that was not known of it. */
  #learnScopes({ scopes }: DataVersions): boolean {
    const newer = [...scopes].filter(([scope, version]) => version > (this.#scopes.get(scope) ?? 0))
    for (const [scope, version] of newer) {
      this.#scopes.set(scope, version)
      this.#heard += 1
      this.#heardOf.set(scope, this.#heard)
    }
    return newer.length > 0
  }

  #dataVersionOf(version: number): string {
    return `${version}.${this.#today()}`
  }
}

const isAway = (problem: unknown) => problem instanceof Unavailable || isDatabaseGone(problem)
