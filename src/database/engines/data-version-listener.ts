import pg from 'pg'
import type { DataVersionListener } from './engine.ts'

const RETRY_AFTER_MS = 1000

/**
 * Keeps a connection of its own that hears of every public change. While it is broken the listener is told
 * so (undefined) and the connection is tried again, so that nothing stale is served for fresh meanwhile.
 */
export async function listenToDataVersion(connectionString: string, listener: DataVersionListener) {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true })
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload }) => listener(Number(payload)))
    client = next
    try {
      await next.connect()
      await next.query('listen data_version')
      const { rows } = await next.query<{ version: string }>('select version from data_version')
      listener(Number(rows[0]?.version))
    } catch {
      lost()
    }

    function lost(): void {
      if (closed || client !== next) return
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
      await client?.end()
    },
  }
}
