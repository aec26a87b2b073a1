import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { cites_trade_records } from '#database/schema/index.ts'
import { runCommand } from '#testing/typed-command.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'
import { serveJobs } from './jobs/job-socket.ts'
import { runJob } from './jobs/run-job.ts'

const FIXTURES = join(import.meta.dirname, 'cites-trade', 'fixtures')
const GOOD = join(FIXTURES, 'trade_db_1.csv')
const BAD = join(FIXTURES, 'trade_db_2.csv')

describe('the import command', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-command-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const importing = (...words: string[]) => runCommand('import', { words, environment: { DATA_DIR: folder } })

  test('brings an empty folder to life, imports and reports', async () => {
    const { code, output } = await importing('cites-trade', GOOD, '--release', '2025.1')
    expect(output).toContain('6 read, 5 stored, 1 skipped, 0 refused')
    expect(code).toBe(0)
  })

  test('ends with 1 and names the rows when it refuses', async () => {
    const { code, output } = await importing('cites-trade', BAD)
    expect(output).toContain('Nothing was imported')
    expect(output).toContain(`${BAD}:2, Quantity: '-1' is negative`)
    expect(code).toBe(1)
  })

  test('ends with 2 and says how it is used when it is not understood', async () => {
    const { code, output } = await importing('trade', GOOD)
    expect(output).toContain("There is no source 'trade'.")
    expect(output).toContain('--skip-invalid')
    expect(code).toBe(2)
  })

  describe('beside a portal that holds the folder', () => {
    let connection: Connection
    let jobs: { close: () => Promise<void> }

    beforeAll(async () => {
      connection = await openDatabase({ dataDir: folder })
      await migrateDatabase(connection)
      await loadCatalogue(connection)
      jobs = await serveJobs(folder, (job, onProgress) => runJob(connection, job, onProgress))
    })
    afterAll(async () => {
      await jobs.close()
      await connection.close()
    })

    test('hands the job to it and tells its report', async () => {
      await connection.db.delete(cites_trade_records)
      const { code, output } = await importing('cites-trade', GOOD)
      expect(output).toContain('6 read, 5 stored')
      expect(code).toBe(0)
      expect(await connection.db.$count(cites_trade_records)).toBe(5)
    })

    test('refuses as it would alone', async () => {
      const { code, output } = await importing('cites-trade', BAD)
      expect(output).toContain("'-1' is negative")
      expect(code).toBe(1)
    })
  })
})
