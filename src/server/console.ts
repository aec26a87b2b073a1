import type { LoadProgress } from '#ingest/prepare-data.ts'

/** One line for the person at the terminal; the log of the server is for machines. */
export function tellOperator(line: string): void {
  process.stdout.write(`${line}\n`)
}

const whole = new Intl.NumberFormat('en')
let lastShown = ''

/** How far a first load has come: on a terminal one line that counts up, in a log one line per step. */
export function tellProgress({ step, done, total }: LoadProgress): void {
  if (total === undefined) {
    tellOperator(step)
    return
  }
  const line = `${step} ${whole.format(done ?? 0)} of ${whole.format(total)}`
  if (line === lastShown) return
  lastShown = line
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`)
  else if (done === total || (done ?? 0) % 100_000 === 0) tellOperator(line)
}
