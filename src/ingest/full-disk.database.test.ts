import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Connection, openDatabase } from '#database/connect.ts'
import { isDiskFull } from '#database/disk-full.ts'
import { cites_trade_records, staged_trade_records } from '#database/schema/index.ts'
import { contentOf } from '#testing/content-of.ts'
import { isLongRun } from '#testing/long-run.ts'
import { createCluster, findServerPrograms } from '#testing/postgresql-cluster.ts'
import { mountSmallDisk, type SmallDisk } from '#testing/small-disk.ts'
import { openWithCatalogue } from '#testing/test-database.ts'
import { SpilledText } from './cites-trade/spilled-text.ts'
import { runImport } from './run-import.ts'

/* A disk that is really full, where others only say so: in the usual run under the embedded engine alone. */

const MEGABYTE = 1 << 20
/** An empty portal takes about half of it. */
const DISK_MB = 128
/** Room for a portal that opens, and for less than the release needs. */
const LEFT = MEGABYTE
const ROWS = 15_000
const GOOD = join(import.meta.dirname, 'cites-trade', 'fixtures', 'trade_db_1.csv')
const FULL = 'The disk is full. Nothing was imported, and the records in use are unchanged'

const programs = findServerPrograms()

describe('a disk that is full', () => {
  let mounted: SmallDisk | undefined
  let elsewhere = ''
  let large = ''
  // The large release is about one species; of the others all rows go.
  const importing = (file: string) => ({
    source: 'cites-trade' as const,
    files: [file],
    today: '2026-11-22',
    confirm: 'Nyctea scandiaca',
  })

  const disk = (): SmallDisk => {
    if (mounted === undefined) throw new Error('There is no small disk')
    return mounted
  }

  beforeAll(async () => {
    mounted = mountSmallDisk(DISK_MB)
    elsewhere = await mkdtemp(join(tmpdir(), 'full-disk-'))
    large = join(elsewhere, 'trade_db_2.csv')
    const [header, row = ''] = (await readFile(GOOD, 'utf8')).split('\n')
    const [, ...cells] = row.split(',')
    const rows = Array.from({ length: ROWS }, (_, place) => [2_000_000_000 - place, ...cells].join(','))
    await writeFile(large, [header, ...rows, ''].join('\n'))
  })
  beforeEach(({ skip }) => {
    skip(mounted === undefined, 'this user may not mount a disk')
    vi.stubEnv('TMPDIR', disk().folder)
  })
  afterEach(() => mounted?.empty())
  afterAll(async () => {
    vi.unstubAllEnvs()
    mounted?.remove()
    await rm(elsewhere, { recursive: true })
  })

  /** A portal with a release in use. */
  async function begin(connection: Connection): Promise<Record<string, string>> {
    await runImport(connection, importing(GOOD))
    return contentOf(connection.db)
  }

  /** What was in use is as it was, and the release that was too large comes in. */
  async function goOn(connection: Connection, before: Record<string, string>): Promise<void> {
    expect(await contentOf(connection.db)).toEqual(before)
    expect(await connection.db.$count(staged_trade_records)).toBe(0)
    expect(await runImport(connection, importing(large))).toMatchObject({ outcome: 'stored', stored: ROWS })
    expect(await connection.db.$count(cites_trade_records)).toBe(ROWS)
  }

  test('where text is kept aside is told from other faults, and no file stays there', async () => {
    disk().fill(MEGABYTE)
    const text = new SpilledText({ mostInMemory: 0 })
    const keepTooMuch = () => {
      for (let piece = 0; piece < 3; piece += 1) text.add('x'.repeat(MEGABYTE))
    }
    expect(keepTooMuch).toThrow(expect.toSatisfy(isDiskFull))
    disk().makeRoom()
    expect(await readdir(disk().folder)).toEqual([])
    text.add('there is room')
  })

  test('under the embedded engine: the import says so, and once there is room a portal that is started again goes on', async () => {
    const dataDir = join(disk().folder, 'data')
    const portal = await openWithCatalogue({ dataDir })
    const before = await begin(portal)
    disk().fill(LEFT)
    await expect(runImport(portal, importing(large))).rejects.toThrow(FULL)
    await portal.close()

    disk().fill(0)
    await expect(openDatabase({ dataDir })).rejects.toThrow('does not open: its disk has 0 MB of room left')

    disk().makeRoom()
    const again = await openDatabase({ dataDir })
    await goOn(again, before)
    await again.close()
  })

  test.runIf(isLongRun && programs !== undefined)(
    'under PostgreSQL: the import says so, and once there is room the same portal goes on',
    async () => {
      const cluster = await createCluster(programs ?? '')
      const connection = await openWithCatalogue({ databaseUrl: cluster.url })
      try {
        const before = await begin(connection)
        // A new file of its log, which is reserved in full, so that it is the table that finds no room.
        await connection.db.execute(sql`select pg_switch_wal()`)
        await connection.db.execute(sql`checkpoint`)
        disk().fill(LEFT)
        await expect(runImport(connection, importing(large))).rejects.toThrow(FULL)
        expect(await contentOf(connection.db)).toEqual(before)
        disk().makeRoom()
        await goOn(connection, before)
      } finally {
        await connection.close()
        cluster.remove()
      }
    },
  )
})
