import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = fileURLToPath(new URL('../src/contract', import.meta.url))
const MODULE = 'virtual:answer-shape'

/**
 * `virtual:answer-shape`: a name for the form that the interface's answers have. It changes with any word of the
 * contract, so that a page is never given a kept answer of a form that it does not know.
 */
export function answerShape(): Plugin {
  return {
    name: 'answer-shape',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    load: (asked) => (asked === `\0${MODULE}` ? `export const shape = '${fingerprint()}'` : undefined),
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync('*.ts', { cwd: CONTRACT }).sort())
    hash.update(readFileSync(`${CONTRACT}/${file}`))
  return hash.digest('hex').slice(0, 10)
}
