import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { release_files } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { type Cluster, createCluster, findServerPrograms } from '#testing/postgresql-cluster.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

const PARQUET = '/data/cites-trade/2025.1/monodon-monoceros.parquet'
const CSV = '/data/cites-trade/2025.1/monodon-monoceros.csv.gz'
const OTHER = '/data/cites-trade/2025.1/ursus-maritimus.parquet'
const STARTS_WITHIN_MS = 20_000

const programs = findServerPrograms()
if (programs === undefined)
  process.stderr.write('No PostgreSQL programs: what is served while one is stopped is skipped.\n')

describe.skipIf(programs === undefined)('a file that the database cannot give', () => {
  let cluster: Cluster
  let connection: Connection
  let app: FastifyInstance
  let folder: string
  const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'served-from-store-'))
    cluster = await createCluster(programs ?? '')
    connection = await openMigrated({ databaseUrl: cluster.url })
    const { db } = connection
    const { id } = await aSpecies(db, { scientific_name: 'Monodon monoceros' })
    await aRelease(db, { version: '2025.1', publisher: 'UNEP-WCMC' })
    await aShipment(db, id)
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection, { RELEASE_STORE: folder, BUILD_AHEAD: 'off' })
    await listen(app)
  })
  afterAll(async () => {
    await app?.close()
    await connection?.close()
    cluster?.remove()
    await rm(folder, { recursive: true })
  })

  test('comes from the store, the same, whole or in part', async () => {
    const before = await ask(PARQUET)
    const csvBefore = await ask(CSV)
    // The CSV is copied last.
    await expect.poll(() => existsSync(join(folder, CSV)), { timeout: STARTS_WITHIN_MS }).toBe(true)

    const damaged = { bytes: Buffer.from('damaged'), is_current: false }
    const stored = await connection.db.select().from(release_files)
    await connection.db.update(release_files).set(damaged)
    expect((await ask(PARQUET)).rawPayload).toEqual(before.rawPayload)
    for (const { id, bytes, is_current } of stored)
      await connection.db.update(release_files).set({ bytes, is_current }).where(eq(release_files.id, id))

    cluster.stop()
    const away = await ask(PARQUET)
    expect(away.statusCode).toBe(200)
    expect(away.rawPayload).toEqual(before.rawPayload)
    for (const header of ['etag', 'cache-control', 'content-type', 'accept-ranges'])
      expect(away.headers[header]).toBe(before.headers[header])
    const part = await ask(PARQUET, { range: 'bytes=-8' })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload).toEqual(before.rawPayload.subarray(-8))
    await expect.poll(async () => (await ask(CSV)).rawPayload).toEqual(csvBefore.rawPayload)
    expect((await ask(CSV)).headers['x-total-count']).toBe('1')
  })

  test('is answered with 503 where the store does not have it either', async () => {
    await rm(join(folder, CSV))
    for (const address of [OTHER, CSV]) {
      const answer = await ask(address)
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })
})
