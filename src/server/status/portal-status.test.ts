import { expect, test } from 'vitest'
import { portalStatus as portalStatusSchema } from '#contract/portal-contract.ts'
import { Answer } from '../answers/answer.ts'
import { portalStatus } from './portal-status.ts'

const SEEN = new Date('2026-11-24T12:00:00Z')
const SINCE = new Date('2026-11-24T11:00:00Z')
const RELEASES = [
  { dataset: 'cites_trade', title: 'CITES Trade Database', version: '2025.1', simulated: false },
  { dataset: 'catalogue-species', title: 'Catalogue', version: null, simulated: false },
].map((release) => ({ ...release, loaded_at: '2026-11-20T08:00:00.000Z', checksum: 'abc' }))

const known = {
  database: {
    look: async () => ({ state: 'unreachable', since: SINCE, checkedAt: SEEN }) as const,
  },
  dataVersion: { newest: 7 },
  answers: {
    get: async () => new Answer(200, 'application/json', Buffer.from(JSON.stringify(RELEASES)), '7'),
  },
  images: { service: 'unknown' },
  portal: { version: '1.0.0', contact: null, issues_url: null },
} as const

test('the status names versions, the state of the database, and the imported releases in use', async () => {
  const status = await portalStatus(known)
  expect(status).toEqual({
    checked_at: SEEN.toISOString(),
    version: '1.0.0',
    database: { state: 'unreachable', since: SINCE.toISOString() },
    data_version: 7,
    releases: [
      {
        dataset: 'cites_trade',
        title: 'CITES Trade Database',
        version: '2025.1',
        simulated: false,
        loaded_at: '2026-11-20T08:00:00.000Z',
      },
    ],
    taxon_service: 'unknown',
    contact: null,
    issues_url: null,
  })
  expect(portalStatusSchema.parse(status)).toEqual(status)
})

test.each([
  { what: 'cannot be read', get: () => Promise.reject(new Error('connect ECONNREFUSED 10.1.2.3:5432')) },
  { what: 'are refused', get: async () => new Answer(503, 'application/json', Buffer.from('{}'), '7') },
])('releases that $what are not told, and neither is why', async ({ get }) => {
  const status = await portalStatus({ ...known, answers: { get } })
  expect(status.releases).toBeNull()
  expect(JSON.stringify(status)).not.toContain('10.1.2.3')
})
