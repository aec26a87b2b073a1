import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { CsvFile } from '#contract/csv-file.ts'
import { recordsRoutes } from './records-routes.ts'

const PIECE = 'x'.repeat(256 * 1024)
const SETTLED_MS = 300

test('a reader who takes nothing has little of a file made, and none once they left', async () => {
  let made = 0
  let isEnded = false
  async function* endless() {
    try {
      for (;;) {
        made += 1
        yield PIECE
      }
    } finally {
      isEnded = true
    }
  }
  const file = new CsvFile({
    name: 'rows',
    total: 1,
    tag: 'tag',
    isImmutable: false,
    isSimulated: false,
    pieces: endless(),
  })
  const app = fastify()
  await app.register(recordsRoutes, { answers: { openCsv: async () => file } })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

  const reader = connect(Number(port), '127.0.0.1')
  reader.pause()
  reader.write('GET /api/trade-records.csv HTTP/1.1\r\nhost: portal\r\n\r\n')
  await once(reader, 'connect')
  await pause(SETTLED_MS)
  const madeMeanwhile = made
  await pause(SETTLED_MS)
  expect(made).toBe(madeMeanwhile)
  // What the system takes for a connection that nobody reads, and a piece or two.
  expect(made).toBeLessThan(40)
  reader.destroy()
  await expect.poll(() => isEnded).toBe(true)
  await app.close()
})
