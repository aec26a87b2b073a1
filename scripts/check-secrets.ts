import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSecretFile, secretsIn } from './secrets-in-text.ts'
import { root } from './toolchain.mjs'

/* No tracked file holds a secret. What only looks like one is named here with its reason. */

const LOOKS_LIKE_ONE: readonly { file: string; line: string; because: string }[] = []

/** Pictures and digests; nothing that a person could have pasted a secret into. */
const NO_TEXT = /\.(png|bin|woff2?|ico|gz|zip)$/

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  // One that is deleted and not yet committed is still listed.
  .filter((file) => file !== '' && existsSync(join(root, file)))
const findings = files.flatMap((file) => {
  if (isSecretFile(file)) return [`${file} is a secret by its name`]
  if (NO_TEXT.test(file)) return []
  const text = readFileSync(join(root, file), 'utf8')
  const lines = text.split('\n')
  return (
    secretsIn(text)
      .filter(({ line }) => !isAllowed(file, lines[line - 1] ?? ''))
      // What was found is not said: logs are read by more people than files.
      .map(({ line, what }) => `${file}:${line} looks like ${what}`)
  )
})

for (const finding of findings) console.log(finding)
console.log(`${files.length} files, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0

function isAllowed(file: string, content: string): boolean {
  return LOOKS_LIKE_ONE.some((known) => known.file === file && content.includes(known.line))
}
