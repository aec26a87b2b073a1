import { resolve } from 'node:path'
import { parseWords, WrongUsage } from '../command-line.ts'

export const BACKUP_USAGE = `npm run backup -- <file>

Writes all records, accounts and the audit trail into one file. Sessions are not in it.
`

export const RESTORE_USAGE = `npm run restore -- <file> [--replace]

--replace    restore although people have put records into this database, which are lost
`

/** What an operator typed after `npm run backup`, or restore. Throws WrongUsage. */
export function parseBackupArguments(
  words: readonly string[],
  { folder, mayReplace }: { folder: string; mayReplace: boolean },
): { file: string; replace: boolean } {
  const options: { replace?: { type: 'boolean' } } = mayReplace ? { replace: { type: 'boolean' } } : {}
  const { values, positionals } = parseWords(words, options)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new WrongUsage('Name one file.')
  // The portal that may do this job works in a folder of its own.
  return { file: resolve(folder, file), replace: values.replace === true }
}
