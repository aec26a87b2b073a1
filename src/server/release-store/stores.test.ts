import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startLocalServer } from '#testing/local-server.ts'
import {
  clientOf,
  hasS3Server,
  makeBucket,
  newBucketName,
  type S3Server,
  startS3Server,
} from '#testing/s3-server.ts'
import { FolderStore } from './folder-store.ts'
import type { ReleaseStore, StoredCopy } from './release-store.ts'
import { S3Store } from './s3-store.ts'
import type { S3Setting } from './store-setting.ts'

const BYTES = Buffer.alloc(300_000, 'trade records ')
const COPY: StoredCopy = {
  path: 'data/cites-trade/2025.1-r2/monodon-monoceros.parquet',
  type: 'application/vnd.apache.parquet',
  sha256: createHash('sha256').update(BYTES).digest('hex'),
  size: BYTES.length,
}
const { signal } = new AbortController()

/** What every store does. `spoil` puts other bytes of the same size in the copy's place. */
function storeTests(open: () => ReleaseStore, spoil: () => Promise<void>): void {
  test('what was put is there, the same, and can be read', async () => {
    expect(await open().look(COPY, signal)).toBe('missing')
    expect(await open().get(COPY, signal)).toBeUndefined()
    await open().put(COPY, BYTES, signal)
    expect(await open().look(COPY, signal)).toBe('same')
    expect(await open().get(COPY, signal)).toEqual(BYTES)
  })

  test('a copy that is not the file is seen, never given out, and replaced', async () => {
    await spoil()
    expect(await open().look(COPY, signal)).toBe('different')
    expect(await open().get(COPY, signal)).toBeUndefined()
    await open().put(COPY, BYTES, signal)
    expect(await open().get(COPY, signal)).toEqual(BYTES)
  })

  test('a file that is not what its checksum says is not taken', async () => {
    await expect(open().put(COPY, Buffer.alloc(BYTES.length, 'x'), signal)).rejects.toMatchObject({
      name: 'StoreProblem',
    })
    await open().put(COPY, BYTES, signal)
  })
}

describe('a folder', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-store-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  storeTests(
    () => new FolderStore(folder),
    () => writeFile(join(folder, COPY.path), Buffer.alloc(BYTES.length, 'y')),
  )

  test('has each file at its address, readable by all, and nothing else', async () => {
    const files = await readdir(folder, { recursive: true, withFileTypes: true })
    expect(files.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([
      'monodon-monoceros.parquet',
    ])
    expect((await stat(join(folder, COPY.path))).mode & 0o777).toBe(0o644)
  })

  test('that cannot be written says so', async () => {
    const store: ReleaseStore = new FolderStore(join(folder, COPY.path))
    await expect(store.put(COPY, BYTES, signal)).rejects.toThrow(
      /^The folder .* cannot be written \(E\w+\)\.$/,
    )
  })
})

describe.skipIf(!hasS3Server)('a bucket', () => {
  let server: S3Server
  let setting: S3Setting

  beforeAll(async () => {
    server = await startS3Server()
    const { endpoint, accessKeyId, secretAccessKey } = server
    const bucket = newBucketName()
    await makeBucket(server, bucket)
    setting = { bucket, prefix: 'a/b', region: 'us-east-1', endpoint, accessKeyId, secretAccessKey }
  })
  afterAll(() => server?.stop())

  const address = () => `${setting.endpoint}/${setting.bucket}/a/b/${COPY.path}`
  const put = (more: Partial<S3Setting>) => new S3Store({ ...setting, ...more }).put(COPY, BYTES, signal)

  storeTests(
    () => new S3Store(setting),
    async () => {
      const body = new Uint8Array(BYTES.length)
      const answer = await clientOf(server).fetch(address(), { method: 'PUT', body })
      expect(answer.status).toBe(200)
    },
  )

  test('serves a file as what it is, for ever', async () => {
    const { headers } = await clientOf(server).fetch(address(), { method: 'HEAD' })
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/vnd.apache.parquet',
      'x-amz-meta-sha256': COPY.sha256,
    })
  })

  test('that is not there, or not for this key, says so', async () => {
    await expect(put({ bucket: 'no-such-bucket-here' })).rejects.toThrow(
      `The bucket no-such-bucket-here at ${setting.endpoint} does not exist.`,
    )
    const refusal = /^The bucket \S+ at \S+ refuses the key \(403 \w+\): look at AWS_ACCESS_KEY_ID/
    await expect(put({ secretAccessKey: 'wrong' })).rejects.toThrow(refusal)
    await expect(put({ accessKeyId: 'UNKNOWN' })).rejects.toThrow(refusal)
  })

  test('whose service cannot be reached says so', async () => {
    await expect(put({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(
      `The bucket ${setting.bucket} at http://127.0.0.1:9 cannot be reached.`,
    )
  })
})

test('a service that sends elsewhere is not followed, and the problem says where to look', async () => {
  const asked: string[] = []
  const elsewhere = await startLocalServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  const key = { accessKeyId: 'portal', secretAccessKey: 'secret', region: 'us-east-1' }
  const store = new S3Store({ bucket: 'files', prefix: '', endpoint: elsewhere.url, ...key })
  await expect(store.put(COPY, BYTES, signal)).rejects.toThrow(
    `The bucket files at ${elsewhere.url} is elsewhere (307): look at AWS_REGION and AWS_ENDPOINT_URL.`,
  )
  expect(asked).toEqual([`/files/${COPY.path}`])
  await elsewhere.close()
})

test('an answer that breaks off says so', async () => {
  const breaking = await startLocalServer((_request, response) => {
    response.writeHead(200, { 'content-length': COPY.size }).write('only the start')
    setTimeout(() => response.destroy(), 50)
  })
  const key = { accessKeyId: 'portal', secretAccessKey: 'secret', region: 'us-east-1' }
  const store = new S3Store({ bucket: 'files', prefix: '', endpoint: breaking.url, ...key })
  await expect(store.get(COPY, signal)).rejects.toThrow(
    `The bucket files at ${breaking.url} did not finish its answer.`,
  )
  await breaking.close()
})
