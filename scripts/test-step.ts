import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import type { CountedStep, Counts, Outcome } from './test-counts.ts'
import { root } from './toolchain.mjs'

export type Step = CountedStep & {
  /** A program of node_modules/.bin, or node itself, and its parameters. */
  command: readonly [string, ...string[]]
}

const RULE = '─'.repeat(24)

/** Runs a step to its end and collects its output, so that steps that run at the same time do not mix their lines. */
export function runStep({ command }: Step, environment: Record<string, string>): Promise<Outcome> {
  const [program, ...parameters] = command
  const start = Date.now()
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
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    const end = (code: number | null) => resolve({ code, output, ms: Date.now() - start })
    child.on('error', (problem) => {
      output += `${problem.message}\n`
      end(null)
    })
    child.on('close', end)
  })
}

/** Prints a section for a step: its output, then its result. */
export function announce({ title }: Step, { output, ms }: Outcome, { passed, failures }: Counts): void {
  const ending = `${title}: ${passed} passed, ${failures.length} failed in ${durationText(ms)}`
  process.stdout.write(`\n${RULE} ${title} ${RULE}\n${output.trimEnd()}\n${ending}\n`)
}

export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
