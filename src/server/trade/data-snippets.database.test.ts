import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DuckDBInstance } from '@duckdb/node-api'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cites_trade_records } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { type DataAddresses, dataSnippets } from '#domain/views/data-snippets.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { programsAreThere } from '#testing/programs.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

const ROWS = 60
/** Namibia, which readers of CSV like to take for 'not available'. */
const FROM_NAMIBIA = 20

describeOnOneEngine('the code that the portal gives for its data', (connection) => {
  let app: FastifyInstance
  let addresses: DataAddresses
  const folder = mkdtempSync(join(tmpdir(), 'snippets-'))

  beforeAll(async () => {
    const { db } = connection()
    const { id } = await aSpecies(db, { scientific_name: 'Monodon monoceros' })
    await aRelease(db, { version: '2025.1', last_complete_year: 2015 })
    const { id: _, ...usual } = await aShipment(db, id)
    await db.delete(cites_trade_records)
    await db.insert(cites_trade_records).values(
      Array.from({ length: ROWS }, (_, row) => ({
        ...usual,
        record_id: row + 1,
        term: row % 2 === 0 ? 'tusks' : 'carvings, small',
        exporter: row < FROM_NAMIBIA ? 'NA' : 'GL',
        reporter_type: 'E' as const,
      })),
    )
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection())
    const url = await listen(app)
    const { address } = (await app.inject(`/api/species/${id}/trade/file`)).json()
    addresses = {
      csv: `${url}/api/trade-records.csv?species_id=${id}&movement=all`,
      json: `${url}/api/trade-records?species_id=${id}&movement=all&limit=2`,
      metadata: `${url}/api/species/${id}/trade/file`,
      rows: `${url}${address}`,
    }
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await app.close()
  })

  const saved = async (address: string, name: string) => {
    const path = join(folder, name)
    writeFileSync(path, Buffer.from(await (await fetch(address)).arrayBuffer()))
    return path
  }

  describe('DuckDB', () => {
    const run = async (sql: string) => {
      const database = await DuckDBInstance.create()
      const session = await database.connect()
      const answer = await session.runAndReadAll(sql)
      session.closeSync()
      return answer.getRowObjectsJson()
    }

    // The extension that asks over HTTP is not part of the package, so that the files are asked for here.
    test('reads the view, Namibia included', async () => {
      const csv = await saved(addresses.csv, "it's.csv")
      const [ofView] = dataSnippets('duckdb', { ...addresses, csv })
      const rows = await run(ofView?.code ?? '')
      expect(rows).toHaveLength(ROWS)
      expect(rows.filter(({ exporter }) => exporter === 'NA')).toHaveLength(FROM_NAMIBIA)
    })

    test('counts the records in the file', async () => {
      const file = await saved(addresses.rows ?? '', 'rows.parquet')
      const ofRows = dataSnippets('duckdb', { ...addresses, rows: file }).find(
        ({ reads }) => reads === 'rows',
      )
      expect(await run(ofRows?.code ?? '')).toEqual([
        expect.objectContaining({ term: 'carvings, small', reporter_type: 'E', records: `${ROWS / 2}` }),
        expect.objectContaining({ term: 'tusks', reporter_type: 'E', records: `${ROWS / 2}` }),
      ])
    })
  })

  describe.skipIf(!programsAreThere('curl', 'sh'))('curl', () => {
    test('saves every file', async () => {
      const code = dataSnippets('curl', addresses).map((snippet) => snippet.code)
      // Not synchronously: the portal answers from this process.
      await promisify(execFile)('sh', ['-e', '-c', code.join('\n')], { cwd: folder, timeout: 30_000 })
      const file = (name: string) => readFileSync(join(folder, name))
      expect(file('trade-records.csv').toString('utf8').trim().split('\n')).toHaveLength(1 + ROWS)
      expect(JSON.parse(file('trade-records').toString('utf8')).total).toBe(ROWS)
      expect(file('monodon-monoceros.parquet').subarray(0, 4).toString('latin1')).toBe('PAR1')
    })
  })
})
