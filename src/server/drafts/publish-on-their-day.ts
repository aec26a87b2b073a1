import type { Connection } from '#database/connect.ts'
import { publishDueDrafts } from '#database/drafts/publish-draft-changes.ts'

/** A draft is public within so long of the beginning of its day. */
const EVERY_MS = 300_000

interface Publishing {
  connection: Pick<Connection, 'curator'>
  /** Today, YYYY-MM-DD in UTC. */
  today: () => string
  log: {
    info: (details: object, message: string) => void
    error: (details: object, message: string) => void
  }
}

/** Publishes drafts on their day: at once, and again and again until it is stopped. */
export function publishOnTheirDay({ connection, today, log }: Publishing): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = running.then(async () => {
      try {
        const done = await publishDueDrafts(connection.curator, today())
        if (done.published.length + done.refused.length > 0) log.info(done, 'Drafts whose day has come')
      } catch (problem) {
        log.error({ err: problem }, 'Drafts could not be published on their day; it is tried again')
      }
    })
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
