import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import type { CountedStep, Counts, Outcome } from './test-counts.ts'
import { root } from './toolchain.mjs'

export type Step = CountedStep & {
  /** A program of node_modules/.bin, or node itself, and its parameters. */
  command: readonly [string, ...string[]]
}

const LINE = '─'.repeat(24)

/** Runs a step to its end and keeps what it prints, so that steps beside each other do not mix their lines. */
export function runStep({ command }: Step, environment: Record<string, string>): Promise<Outcome> {
  const [program, ...parameters] = command
  const began = Date.now()
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...environment,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      },
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
      })
    }
    const end = (code: number | null) => resolve({ code, printed, ms: Date.now() - began })
    child.on('error', (problem) => {
      printed += `${problem.message}\n`
      end(null)
    })
    child.on('close', end)
  })
}

/** One section per step: what it printed, then how it ended. */
export function announce({ title }: Step, { printed, ms }: Outcome, { passed, failures }: Counts): void {
  const ending = `${title}: ${passed} passed, ${failures.length} failed in ${shown(ms)}`
  process.stdout.write(`\n${LINE} ${title} ${LINE}\n${printed.trimEnd()}\n${ending}\n`)
}

export function shown(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
