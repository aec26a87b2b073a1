import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** One competitor in one measurement, with every run as it came. */
export interface Measured {
  what: string
  unit: string
  runs: number[]
}

export interface Contestant {
  what: string
  unit: string
  run: () => Promise<number>
}

const RUNS = 5

/** Runs all contestants in turn, five times, so that whatever the machine does meanwhile meets each of them. */
export async function interleaved(contestants: readonly Contestant[], runs = RUNS): Promise<Measured[]> {
  const measured = contestants.map(({ what, unit }) => ({ what, unit, runs: [] as number[] }))
  for (let round = 1; round <= runs; round++) {
    for (const [place, { what, run }] of contestants.entries()) {
      const value = await run()
      measured[place]?.runs.push(value)
      process.stdout.write(`  round ${round}: ${what}: ${shown(value)}\n`)
    }
  }
  return measured
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The value that this share of all values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

/** A figure of the last and largest size, as a multiple of that of the first and smallest. */
export function ratio<Size>(sizes: readonly Size[], of: (size: Size) => number): number {
  const [first, last] = [sizes[0], sizes.at(-1)]
  return first && last ? of(last) / of(first) : Number.NaN
}

export const shown = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)

/** Seconds that something takes. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** A command pinned to one core where the system can do that, else as it is. */
export function pinned(core: number, command: string, parameters: string[]): [string, string[]] {
  const canPin = process.platform === 'linux' && availableParallelism() > core
  return canPin ? ['taskset', ['-c', String(core), command, ...parameters]] : [command, parameters]
}

/** Runs a command to its end and answers what it printed; throws with its errors when it fails. */
export function output(
  command: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { env: { ...process.env, ...environment } })
    let output = ''
    let complained = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      complained += chunk
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${command} ended with ${code}: ${complained || output}`)),
    )
  })
}
