import type { FastifyInstance } from 'fastify'
import type { Connection } from '#database/connect.ts'
import type { DataVersion } from '../answers/data-version.ts'
import type { Config } from '../config.ts'
import type { ReleaseBytes } from '../trade/release-bytes.ts'
import { FolderStore } from './folder-store.ts'
import { ReleaseCopies } from './release-copies.ts'
import type { ReleaseStore } from './release-store.ts'
import { S3Store } from './s3-store.ts'
import type { StoreSetting } from './store-setting.ts'

interface Parts {
  config: Pick<Config, 'publishRows' | 'releaseStore'>
  connection: Pick<Connection, 'reader'>
  dataVersion: DataVersion
  readFile: ReleaseBytes
}

/** Copies the files of releases while the portal runs; undefined where there is no store, or rows are not published. */
export function startReleaseCopies(
  app: FastifyInstance,
  { config: { publishRows, releaseStore }, connection: { reader }, dataVersion, readFile }: Parts,
): ReleaseCopies | undefined {
  if (!publishRows || releaseStore === undefined) return undefined
  const store = openReleaseStore(releaseStore)
  const copies = new ReleaseCopies({ reader, readFile, store, dataVersion, log: app.log })
  app.addHook('onListen', async () => copies.start())
  app.addHook('onClose', () => copies.close())
  return copies
}

const openReleaseStore = (setting: StoreSetting): ReleaseStore =>
  'folder' in setting ? new FolderStore(setting.folder) : new S3Store(setting)
