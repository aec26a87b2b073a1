import { readFileSync } from 'node:fs'
import { childrenOf } from './resident-memory.ts'

/** Ticks of the processor per second in the system's books. */
const TICKS = 100

/** What a process and those that it started have taken of the processor so far, from the system's own books. */
export function processorSeconds(pid: number): number {
  const [, afterName = ''] = ofProcess(`${pid}/stat`).split(') ')
  // Its own, then what its processes took that have ended.
  const ticks = afterName.split(' ').slice(11, 15).map(Number)
  const own = ticks.reduce((sum, each) => sum + each, 0) / TICKS
  return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), own)
}

/** Nothing of a process that has ended: the one that started it has what it took. */
function ofProcess(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
