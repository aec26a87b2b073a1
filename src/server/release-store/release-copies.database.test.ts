import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import {
  cites_trade_records,
  dataset_releases,
  release_csv_files,
  release_files,
} from '#database/schema/index.ts'
import { storeReleaseCsv } from '#database/trade/release-csv-changes.ts'
import { listPublishedFiles } from '#database/trade/release-csv-queries.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { hasS3Server, makeBucket, newBucketName, type S3Server, startS3Server } from '#testing/s3-server.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { DataVersion } from '../answers/data-version.ts'
import { releaseBytes } from '../trade/release-bytes.ts'
import { FolderStore } from './folder-store.ts'
import { ReleaseCopies } from './release-copies.ts'
import type { ReleaseStore, StoredCopy } from './release-store.ts'
import { S3Store } from './s3-store.ts'
import { startReleaseCopies } from './start-release-copies.ts'

const OF_NARWHAL = ['csv.gz', 'parquet'].map((type) => `data/cites-trade/2025.1/monodon-monoceros.${type}`)
const PACE = { settledAfterMs: 1, retryAfterMs: 20 }
const { signal } = new AbortController()

/** A store that is not usable yet. */
interface Prepared {
  store: ReleaseStore
  make: () => Promise<void>
  clear: () => Promise<void>
}

async function folderInTheWay(): Promise<Prepared> {
  const parent = await mkdtemp(join(tmpdir(), 'release-copies-'))
  const folder = join(parent, 'store')
  await writeFile(folder, 'a file where the folder should be')
  return {
    store: new FolderStore(folder),
    make: () => rm(folder),
    clear: () => rm(parent, { recursive: true }),
  }
}

function missingBucket(server: S3Server): Prepared {
  const { stop: _, ...key } = server
  const bucket = newBucketName()
  return {
    store: new S3Store({ ...key, bucket, prefix: '', region: 'us-east-1' }),
    make: () => makeBucket(server, bucket),
    clear: async () => undefined,
  }
}

describeOnBothEngines('copies of the files of releases', (connection) => {
  let narwhal: string

  beforeAll(async () => {
    narwhal = (await aSpecies(connection().db, { scientific_name: 'Monodon monoceros' })).id
  })
  beforeEach(async () => {
    const { db } = connection()
    for (const table of [release_files, cites_trade_records, dataset_releases]) await db.delete(table)
    await aRelease(db, { version: '2025.1' })
    await aShipment(db, narwhal)
    await db.transaction((tx) => writeReleaseFiles(tx))
  })

  describe('in a folder', () => copyTests(connection, () => narwhal, folderInTheWay))
  describe.skipIf(!hasS3Server)('in a bucket', () => {
    let server: S3Server

    beforeAll(async () => {
      server = await startS3Server()
    })
    afterAll(() => server?.stop())

    copyTests(
      connection,
      () => narwhal,
      async () => missingBucket(server),
    )
  })

  test('are not made where rows are not published, or no store is set', async () => {
    const { readFile } = releaseBytes(connection(), () => undefined)
    const dataVersion = await DataVersion.watch(connection(), () => '2026-11-27')
    const parts = { connection: connection(), dataVersion, readFile }
    const releaseStore = { folder: '/nowhere' }
    const started = (config: Parameters<typeof startReleaseCopies>[1]['config']) =>
      startReleaseCopies(fastify(), { ...parts, config })
    expect(started({ publishRows: false, releaseStore })).toBeUndefined()
    expect(started({ publishRows: true, releaseStore: undefined })).toBeUndefined()
    expect(started({ publishRows: true, releaseStore })).toBeInstanceOf(ReleaseCopies)
  })
})

function copyTests(
  connection: () => Connection,
  narwhal: () => string,
  prepare: () => Promise<Prepared>,
): void {
  let place: Prepared
  let running: ReleaseCopies[] = []
  const logged: string[] = []
  const log = {
    info: (_: object, message: string) => void logged.push(message),
    warn: ({ err }: { err?: Error }, message: string) => void logged.push(err?.message ?? message),
  }

  beforeEach(async () => {
    place = await prepare()
    logged.length = 0
  })
  afterEach(async () => {
    for (const copies of running) await copies.close()
    running = []
    await place.clear()
  })

  /** A portal's part that copies; tells what it puts, and after a change of the data copies again. */
  function start() {
    const put: string[] = []
    const listeners: (() => void)[] = []
    const { reader } = connection()
    const { store } = place
    const copies = new ReleaseCopies({
      reader,
      readFile: releaseBytes(connection(), () => undefined).readFile,
      store: {
        look: (...asked) => store.look(...asked),
        get: (...asked) => store.get(...asked),
        put: async (copy, ...more) => {
          await store.put(copy, ...more)
          put.push(copy.path)
        },
      },
      dataVersion: {
        onChange: (listener) => {
          listeners.push(listener)
          listener()
        },
      },
      log,
      pace: PACE,
    })
    running.push(copies)
    copies.start()
    const change = () => {
      for (const listener of listeners) listener()
    }
    return { put, copies, change }
  }

  /** The files as the database has them. */
  async function published(): Promise<StoredCopy[]> {
    return (await listPublishedFiles(connection().reader)).map(({ file: { address, sha256, size } }) => ({
      path: address.slice(1),
      type: '',
      sha256,
      size,
    }))
  }
  const areStored = async () => {
    for (const file of await published()) expect(await place.store.look(file, signal)).toBe('same')
  }

  test('wait until the store can be used, and say why meanwhile', async () => {
    const { put } = start()
    await expect
      .poll(() => logged.join())
      .toMatch(/cannot be (read|written) \(E\w+\)|The bucket .* does not exist\./)
    expect(put).toEqual([])
    await place.make()
    await expect.poll(() => put.toSorted()).toEqual(OF_NARWHAL)
    await areStored()
    await expect.poll(() => logged).toContain('Files of releases were copied to the store')
  })

  test('are made once: a restart copies what is missing, a change what is new', async () => {
    await place.make()
    const first = start()
    await expect.poll(() => first.put.toSorted()).toEqual(OF_NARWHAL)
    await aShipment(connection().db, narwhal(), { record_id: 8 })
    await connection().db.transaction((tx) => writeReleaseFiles(tx))
    const ofRevision = OF_NARWHAL.map((path) => path.replace('2025.1', '2025.1-r2'))
    first.change()
    await expect.poll(() => first.put.slice(2).toSorted()).toEqual(ofRevision)
    await first.copies.close()

    const again = start()
    await expect.poll(() => again.copies.find(`/${ofRevision[1]}`)).toBeDefined()
    expect(again.put).toEqual([])
    await areStored()
  })

  test('that are not the file are replaced, and the log says so', async () => {
    await place.make()
    const other = Buffer.from('something else')
    const [file] = await published()
    if (file === undefined) throw new Error('No file was written')
    const sha256 = createHash('sha256').update(other).digest('hex')
    await place.store.put({ ...file, sha256, size: other.length }, other, signal)
    const { put } = start()
    await expect.poll(() => put.toSorted()).toEqual(OF_NARWHAL)
    await areStored()
    expect(logged).toContain('A file in the store is not that of its address; it is copied anew')
  })

  test('leave simulated records out, and wait for a CSV that is not made yet', async () => {
    await place.make()
    const { db } = connection()
    await db.delete(dataset_releases)
    await aRelease(db, { version: null, simulated: true })
    await db.transaction((tx) => writeReleaseFiles(tx))
    const [csv] = await db.delete(release_csv_files).returning()
    const { put } = start()
    await expect.poll(() => put).toEqual([OF_NARWHAL[1]])
    expect(csv).toBeDefined()
    const files = await listPublishedFiles(db)

    await storeReleaseCsv(db, files[0]?.file.id ?? '', Buffer.from('made later'))
    await expect.poll(() => put.toSorted()).toEqual(OF_NARWHAL)
    expect(files.map(({ file }) => file.simulated)).toEqual([false])
  })
}
