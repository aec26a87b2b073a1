import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory of the process and its children, from the system's own books. */
export function residentMegabytes(pid: number): number {
  const family = [pid, ...childrenOf(pid)]
  return family.reduce((sum, member) => sum + residentOf(member), 0)
}

/** The processes that it started and that run. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number),
  )
}

const residentOf = (pid: number) => megabytesIn(pid, /VmRSS:\s+(\d+)/)

/** The most that a process of its own ever held. */
export const highestMegabytes = (pid: number) => megabytesIn(pid, /VmHWM:\s+(\d+)/)

function megabytesIn(pid: number, line: RegExp): number {
  const kilobytes = line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) / 1024
}
