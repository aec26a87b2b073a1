import pg from 'pg'
import type { DataVersions } from '../releases/data-scopes.ts'
import {
  CHANGES_CHANNEL,
  READ_VERSIONS,
  versionsInNotification,
  versionsInRows,
} from './data-versions-text.ts'
import type { DataVersionListener } from './engine.ts'

const RETRY_AFTER_MS = 1000
/** A line that is cut without a word is noticed by asking. */
const ASKS_EVERY_MS = 10_000
const LONGEST_WAIT_MS = 5000

/**
 * Has a connection of its own that is notified of every public change. While it is broken the listener is given
 * so (undefined) and the connection is tried again, so that nothing stale is served for fresh meanwhile.
 */
export async function listenToDataVersion(connectionString: string, listener: DataVersionListener) {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let asking: NodeJS.Timeout | undefined
  let closed = false
  /** The newest version that the listener has, with all scopes that changed until then. */
  let told = 0

  function tell(versions: DataVersions): void {
    told = Math.max(told, versions.version)
    listener(versions)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      query_timeout: LONGEST_WAIT_MS,
    })
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload = '' }) => tell(versionsInNotification(payload)))
    client = next
    try {
      await next.connect()
      await next.query(`listen ${CHANGES_CHANNEL}`)
      await ask()
    } catch {
      lost()
    }

    async function ask(): Promise<void> {
      const { rows } = await next.query(READ_VERSIONS, [told])
      if (closed || client !== next) return
      tell(versionsInRows(rows))
      asking = setTimeout(() => ask().catch(lost), ASKS_EVERY_MS).unref()
    }

    function lost(): void {
      if (closed || client !== next) return
      clearTimeout(asking)
      client = undefined
      listener(undefined)
      next.removeAllListeners('end')
      next.end().catch(() => undefined)
      retry = setTimeout(connect, RETRY_AFTER_MS)
    }
  }

  await connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(retry)
      clearTimeout(asking)
      await client?.end()
    },
  }
}
