import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCES = fileURLToPath(new URL('../..', import.meta.url))
/** What takes part in counting: the rules, and the statements by which DuckDB puts alike rows together and reads them. */
const COUNTS_BY = ['domain/**/*.ts', 'server/trade/rows-*.ts']

let known: string | undefined

/** Changes with any rule of the domain, so that what earlier rules counted is not taken for what these would count. */
export function rulesDigest(): string {
  known ??= digestOf(globSync(COUNTS_BY, { cwd: SOURCES, exclude: ['**/*.test.ts'] }))
  return known
}

function digestOf(files: readonly string[]): string {
  const digest = createHash('sha256')
  for (const file of files.toSorted()) digest.update(`${file}\n`).update(readFileSync(join(SOURCES, file)))
  return digest.digest('hex')
}
