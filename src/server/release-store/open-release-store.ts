import { FolderStore } from './folder-store.ts'
import type { ReleaseStore } from './release-store.ts'
import { S3Store } from './s3-store.ts'
import type { StoreSetting } from './store-setting.ts'

export const openReleaseStore = (setting: StoreSetting): ReleaseStore =>
  'folder' in setting ? new FolderStore(setting.folder) : new S3Store(setting)
