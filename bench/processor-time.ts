import { readFileSync } from 'node:fs'

/** Ticks of the processor per second in the system's books. */
const TICKS = 100

/** What a process has taken of the processor so far, from the system's own books. */
export function processorSeconds(pid: number): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = afterName.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
