/** A backup cannot be written or restored; the message is one sentence for the operator, and nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** What the system says of a file that does not let itself be read. */
export const cannotBeRead = (file: string, problem: unknown) =>
  new BackupRefused(`${file} cannot be read: ${(problem as Error).message}. Nothing was changed.`)
