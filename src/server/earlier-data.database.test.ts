import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { audit_log, cites_trade_records, common_names } from '#database/schema/index.ts'
import { PASSWORD, signIn } from '#testing/accounts.ts'
import { unpackEarlierData } from '#testing/earlier-data.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const EDITED = 'Narwhal of an earlier version'

interface TradeFileFacts {
  address: string
  size: number
}

describe('a portal on the data folder of an earlier version', () => {
  let folder = ''
  let portal: TestServer

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'earlier-data-'))
    unpackEarlierData(folder)
    portal = await startTestServer({ DATA_DIR: folder })
  })
  afterAll(async () => {
    await portal?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('brings it forward and serves it', async () => {
    const species = await (await fetch(`${portal.url}/api/species/all`)).json()
    expect(species).toHaveLength(43)
    expect((await fetch(`${portal.url}/species/${NARWHAL}`)).status).toBe(200)
  })

  test('has its trade records as files from the first start', async () => {
    const answer = await fetch(`${portal.url}/api/species/${NARWHAL}/trade/view`)
    const { file, all_rows } = (await answer.json()) as { file: TradeFileFacts; all_rows: number }
    expect(file).toMatchObject({ rows: all_rows })
    const bytes = await (await fetch(`${portal.url}${file.address}`)).arrayBuffer()
    expect(bytes.byteLength).toBe(file.size)
  })

  test('lets in who had an account', async () => {
    const answer = await signIn(portal.url, { email: 'lead@example.org', password: PASSWORD })
    expect(answer.status).toBe(200)
  })

  test('keeps the records, what was edited although the catalogue is newer, and who did it', async () => {
    await portal.stop()
    const connection = await openDatabase({ dataDir: folder })
    try {
      const { db } = connection
      expect(await db.$count(cites_trade_records)).toBe(2)
      expect(
        await db
          .select({ version: common_names.version, species_id: common_names.species_id })
          .from(common_names)
          .where(eq(common_names.name, EDITED)),
      ).toEqual([{ version: 2, species_id: NARWHAL }])
      const changes = await db.select().from(audit_log).where(eq(audit_log.editor_email, 'lead@example.org'))
      expect(changes).toMatchObject([{ table_name: 'common_names', action: 'update' }])
    } finally {
      await connection.close()
    }
  })
})
