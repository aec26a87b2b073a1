import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from './programs.ts'

const BALLAST = 'ballast'
const AT_ONCE = 1_000_000

/** Undefined, with a line that says so, where this user may not mount one. */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const options = `size=${megabytes}m,mode=1777`
  if (!succeeds('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    process.stderr.write('This user may not mount a disk: the tests of one that is full are skipped.\n')
    return undefined
  }
  const ballast = join(folder, BALLAST)
  return {
    folder,
    /** Takes all room but this. */
    fill: (bytesLeft: number) => {
      for (let spare = room(folder) - bytesLeft; spare > 0; spare -= AT_ONCE) {
        appendFileSync(ballast, Buffer.alloc(Math.min(spare, AT_ONCE)))
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    empty: () => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
    },
    remove: () => {
      // Processes that still use it see it until they end; others no longer do.
      succeeds('umount', '--lazy', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A disk of a given size, for tests of what happens when it is full. */
export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>

function room(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function succeeds(name: string, ...parameters: string[]): boolean {
  const program = findProgram(name)
  return program !== undefined && spawnSync(program, parameters).status === 0
}
