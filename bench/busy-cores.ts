import { readFileSync } from 'node:fs'

/** Runs some work and tells which share of the time each core was busy meanwhile, from 0 to 1. */
export async function watchingCores<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; busy: number[] }> {
  const before = ticksOfCores()
  const result = await work()
  const after = ticksOfCores()
  const busy = after.map(({ all, idle }, core) => {
    const past = before[core] ?? { all: 0, idle: 0 }
    return 1 - (idle - past.idle) / (all - past.all)
  })
  return { result, busy }
}

/** The system's own books: user, nice, system, idle, iowait and what interrupts took, in ticks since it started. */
function ticksOfCores(): { all: number; idle: number }[] {
  return readFileSync('/proc/stat', 'utf8')
    .split('\n')
    .filter((line) => /^cpu\d/.test(line))
    .map((line) => {
      const ticks = line.split(/\s+/).slice(1).map(Number)
      const [, , , idle = 0, waiting = 0] = ticks
      return { all: ticks.reduce((sum, value) => sum + value, 0), idle: idle + waiting }
    })
}
