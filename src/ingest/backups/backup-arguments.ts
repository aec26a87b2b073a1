import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { WrongUsage } from '../import-arguments.ts'

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
  const { values, positionals } = read(words, mayReplace)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new WrongUsage('Name one file.')
  // The portal that may do this job works in a folder of its own.
  return { file: resolve(folder, file), replace: values.replace === true }
}

function read(words: readonly string[], mayReplace: boolean) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: mayReplace ? { replace: { type: 'boolean' } } : {},
    }) as { values: { replace?: boolean }; positionals: string[] }
  } catch (problem) {
    throw new WrongUsage(problem instanceof Error ? problem.message : String(problem))
  }
}
