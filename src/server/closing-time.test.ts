import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONGEST_JOB_MS } from '#ingest/jobs/job-socket.ts'
import { LONGEST_CLOSE_MS } from './closing-time.ts'
import { LONGEST_FAREWELL_MS } from './fault-reports/server-faults.ts'
import { LONGEST_ANSWER_MS } from './idle-connections.ts'

const UNIT = new URL('../../docs/examples/arctic-tracker@.service', import.meta.url)

test('closing leaves a second for the database after all it waits for, and ends before the service manager ends it', () => {
  const waits = LONGEST_FAREWELL_MS + LONGEST_ANSWER_MS + LONGEST_JOB_MS
  expect(LONGEST_CLOSE_MS).toBeGreaterThanOrEqual(waits + 1000)
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(readFileSync(UNIT, 'utf8'))?.[1])
  expect(LONGEST_CLOSE_MS).toBeLessThan(seconds * 1000)
})
