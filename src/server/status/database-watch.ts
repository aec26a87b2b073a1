import type { Connection } from '#database/connect.ts'
import { currentDataVersion } from '#database/releases/data-version-queries.ts'
import type { DatabaseState } from '#domain/portal/portal-status.ts'
import { Unavailable } from '#domain/problems.ts'
import { cachedFor } from '../cached-for.ts'
import { inTime } from '../in-time.ts'

const SLOWEST_DATABASE_MS = 2000
/** However many ask, the database is asked once in this time. */
const CHECKED_EVERY_MS = 1000

interface Watched {
  connection: Pick<Connection, 'reader'>
  /** The moment now. */
  now?: () => Date
  /** Milliseconds that only ever grow. */
  clock?: () => number
  slowestDatabaseMs?: number
}

/** What one look at the database found. */
export interface DatabaseLook {
  state: DatabaseState
  /** The first moment at which this process saw that state without another since. */
  since: Date
  checkedAt: Date
}

/** Whether the database answers, and since when, as this process sees it. The portal starts with one that answers. */
export class DatabaseWatch {
  /** Checks the database, or returns what was found a moment ago. Never fails. */
  readonly look: () => Promise<DatabaseLook>
  readonly #now: () => Date
  #state: DatabaseState = 'answers'
  #since: Date

  constructor({
    connection,
    now = () => new Date(),
    clock = () => performance.now(),
    slowestDatabaseMs = SLOWEST_DATABASE_MS,
  }: Watched) {
    this.#now = now
    this.#since = now()
    this.look = cachedFor(CHECKED_EVERY_MS, clock, async () => {
      const state = await inTime(slowestDatabaseMs, currentDataVersion(connection.reader)).then(
        () => 'answers' as const,
        (problem) => (problem instanceof Unavailable ? 'slow' : 'unreachable'),
      )
      this.note(state)
      return {
        state: this.#state,
        since: this.#since,
        checkedAt: this.#now(),
      }
    })
  }

  /** Notes a state that was learned of in another way, such as a connection that ended. */
  note(state: DatabaseState): void {
    if (state === this.#state) return
    this.#state = state
    this.#since = this.#now()
  }
}
