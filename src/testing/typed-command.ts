import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { childEnvironment, collectOutput } from './child-environment.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const COMMANDS = {
  import: ['src/ingest/main.ts'],
  admin: ['src/server/accounts/main.ts'],
  backup: ['src/ingest/backups/main.ts', 'backup'],
  restore: ['src/ingest/backups/main.ts', 'restore'],
} as const

interface Typed {
  words: readonly string[]
  environment: Readonly<Record<string, string>>
  /** What is piped into it. */
  input?: string
}

/** Types `npm run <command>` as an operator does; returns its output and its exit code. */
export async function runCommand(
  name: keyof typeof COMMANDS,
  { words, environment, input = '' }: Typed,
): Promise<{ code: number | null; output: string }> {
  const command = spawn(process.execPath, [...COMMANDS[name], ...words], {
    cwd: ROOT,
    env: { ...childEnvironment(), ...environment },
  })
  // A command that reads nothing may be gone before it is written to.
  command.stdin.on('error', () => undefined)
  command.stdin.end(input)
  const output = collectOutput(command)
  await once(command, 'close')
  return { code: command.exitCode, output: output() }
}
