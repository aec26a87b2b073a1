import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { type NginxSite, startNginxSite } from '#testing/nginx-site.ts'
import { programsAreThere } from '#testing/programs.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

const PARQUET = '/data/cites-trade/2025.1/monodon-monoceros.parquet'
const CSV = '/data/cites-trade/2025.1/monodon-monoceros.csv.gz'
const COPIED_WITHIN_MS = 20_000
/** What a program that reads the files goes by, from the store as from the portal. */
const HEADERS = [
  'content-type',
  'content-length',
  'cache-control',
  'accept-ranges',
  'x-content-type-options',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'cross-origin-resource-policy',
]

/* docs/examples/nginx-release-store.conf, as an operator would use it. */
describe.skipIf(!programsAreThere('nginx', 'openssl'))('files of releases that nginx serves', () => {
  let connection: Connection
  let portal: FastifyInstance
  let site: NginxSite
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-behind-nginx-'))
    connection = await openMigrated()
    const { db } = connection
    const { id } = await aSpecies(db, { scientific_name: 'Monodon monoceros' })
    await aRelease(db, { version: '2025.1' })
    await aShipment(db, id)
    await db.transaction((tx) => writeReleaseFiles(tx))
    portal = await createTestPortal(connection, {
      RELEASE_STORE: folder,
      TRUST_PROXY: 'true',
      BUILD_AHEAD: 'off',
    })
    await listen(portal)
    const { port } = portal.server.address() as AddressInfo
    site = await startNginxSite([port, port], { releaseStore: folder })
  })
  afterAll(async () => {
    await site?.stop()
    await portal?.close()
    await connection?.close()
    await rm(folder, { recursive: true })
  })

  test('come from the folder as they came from the portal, and from the portal where they are missing', async () => {
    await expect.poll(() => existsSync(join(folder, CSV)), { timeout: COPIED_WITHIN_MS }).toBe(true)
    for (const path of [PARQUET, CSV]) {
      const ofPortal = await portal.inject(path)
      const asked = site.portalsAsked().length
      const ofStore = await site.ask(path)
      expect(ofStore.status).toBe(200)
      expect(ofStore.body).toEqual(ofPortal.rawPayload)
      for (const header of HEADERS)
        expect([header, ofStore.headers[header]]).toEqual([header, String(ofPortal.headers[header])])
      expect(ofStore.headers['content-encoding']).toBeUndefined()
      const part = await site.ask(path, { headers: { range: 'bytes=-8' } })
      expect(part.status).toBe(206)
      expect(part.body).toEqual(ofPortal.rawPayload.subarray(-8))
      expect(site.portalsAsked().length).toBe(asked)
    }
    const preflight = await site.ask(PARQUET, { method: 'OPTIONS' })
    expect(preflight.headers['access-control-allow-headers']).toContain('range')
    const missing = await site.ask('/data/cites-trade/2025.1/ursus-maritimus.parquet')
    expect(missing.status).toBe(404)
    expect(missing.body.toString()).toContain('has no file for ursus-maritimus')
    await rm(join(folder, PARQUET))
    expect((await site.ask(PARQUET)).body).toEqual((await portal.inject(PARQUET)).rawPayload)
  })
})
