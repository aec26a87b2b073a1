import type { Readable } from 'node:stream'

/** Ahead of the portal and its commands, as in package.json. */
const BEGIN_SOONER = new URL('../../scripts/begin-sooner.mjs', import.meta.url)

/** What a program that a test starts inherits of the environment, beside what it is given. */
export function childEnvironment(): Record<string, string> {
  const { PATH = '', TMPDIR = '/tmp' } = process.env
  return { PATH, TMPDIR, NODE_OPTIONS: `--import=${BEGIN_SOONER}` }
}

interface Printing {
  stdout: Readable | null
  stderr: Readable | null
}

/** What a program has printed so far, whenever it is asked; `hear` is called with each piece added. */
export function collectOutput(
  { stdout, stderr }: Printing,
  hear: (printed: string) => void = () => undefined,
): () => string {
  let printed = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      hear(printed)
    })
  }
  return () => printed
}
