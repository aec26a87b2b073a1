import type { Connection } from '#database/connect.ts'
import { type RestoreRequest, restoreBackup } from '../backups/restore-backup.ts'
import { type BackupRequest, writeBackup } from '../backups/write-backup.ts'
import { type ImportRequest, runImport } from '../run-import.ts'
import { type AdministratorsJob, runAdministratorsJob } from './administrators-job.ts'
import type { Job } from './job-socket.ts'

/** What `npm run import` hands to a portal that holds the folder. */
export interface ImportJob extends Job {
  command: 'import'
  options: Omit<ImportRequest, 'onProgress' | 'editor'>
}

/** What `npm run backup` hands to it. */
export interface BackupJob extends Job {
  command: 'backup'
  options: Omit<BackupRequest, 'onProgress'>
}

/** What `npm run restore` hands to it. */
export interface RestoreJob extends Job {
  command: 'restore'
  options: Omit<RestoreRequest, 'onProgress'>
}

/** Does what a command beside the portal asks for, with the portal's own connection. */
export async function runJob(
  connection: Connection,
  { command, options }: Job,
  onProgress: (progress: unknown) => void,
): Promise<unknown> {
  if (command === 'import') {
    return runImport(connection, { ...(options as ImportJob['options']), onProgress })
  }
  if (command === 'admin') return runAdministratorsJob(connection, options as AdministratorsJob['options'])
  if (command === 'backup') {
    return writeBackup(connection, { ...(options as BackupJob['options']), onProgress })
  }
  if (command === 'restore') {
    return restoreBackup(connection, { ...(options as RestoreJob['options']), onProgress })
  }
  throw new Error(`This portal does not know the command '${command}'; it may be of another version.`)
}
