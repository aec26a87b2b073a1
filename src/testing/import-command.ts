import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Types `npm run import` as an operator does; gives what it said and its exit code. */
export async function runImportCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> {
  const { PATH = '', TMPDIR = '/tmp' } = process.env
  const command = spawn(process.execPath, ['src/ingest/main.ts', ...words], {
    cwd: ROOT,
    env: { PATH, TMPDIR, ...environment },
  })
  let said = ''
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  await once(command, 'close')
  return { code: command.exitCode, said }
}
