import { openAsBlob } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { CHANGES_CHANNEL, versionsInNotification } from './data-versions-text.ts'
import type { EngineAnswer, EngineJob, EngineStart } from './embedded-messages.ts'

/* The embedded engine blocks its thread while a query runs, so it has one of its own. */

const { folder, image, program }: EngineStart = workerData
const engine = await PGlite.create({
  pgliteWasmModule: program,
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(image === undefined ? {} : { loadDataDir: await openAsBlob(image) }),
})

const asText = (value: string) => value
/**
 * Values cross the thread as text in both directions; the driver in front reads and writes them as for a server.
 * The engine spreads these over its own, so every type that it knows is named.
 */
const everyTypeAsText = Object.fromEntries(
  Object.keys({ ...engine.parsers, ...engine.serializers }).map((type) => [type, asText]),
)

await engine.listen(CHANGES_CHANNEL, (payload) =>
  post({ kind: 'data-versions', versions: versionsInNotification(payload) }),
)

parentPort?.on('message', async (job: EngineJob) => {
  try {
    if (job.kind === 'close') {
      await engine.close()
      post({ kind: 'done', id: job.id, rows: [], fields: [] })
      parentPort?.close()
      return
    }
    const options = { blob: job.blob === undefined ? undefined : new Blob([job.blob]), rowMode: job.rowMode }
    const result = await engine.query(job.text, job.params, {
      ...options,
      parsers: everyTypeAsText,
      serializers: everyTypeAsText,
    })
    post({
      kind: 'done',
      id: job.id,
      rows: result.rows,
      fields: result.fields,
      affectedRows: result.affectedRows,
      ...(result.blob === undefined ? {} : { copied: await result.blob.bytes() }),
    })
  } catch (problem) {
    const { message, code, detail, constraint } = problem as Error & Record<string, string | undefined>
    post({ kind: 'failed', id: job.id, message, code, detail, constraint })
  }
})

post({ kind: 'ready' })

function post(answer: EngineAnswer): void {
  parentPort?.postMessage(answer)
}
