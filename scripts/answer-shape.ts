import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CONTRACT = fileURLToPath(new URL('../src/contract', import.meta.url))

/**
 * A name for the form that the interface's answers have. It changes with any word of the contract, so that a page is
 * never given a persisted answer of a form that it does not know.
 */
export function answerShape(): string {
  const hash = createHash('sha256')
  for (const file of globSync('*.ts', { cwd: CONTRACT }).sort())
    hash.update(readFileSync(`${CONTRACT}/${file}`))
  return hash.digest('hex').slice(0, 10)
}
