import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './test-server.ts'

/** Where Debian, Red Hat and Homebrew install the server's programs, which are seldom on the PATH. */
const USUAL_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
]
const OLDEST_VERSION = 15

export type StopMode = 'immediate' | 'fast'

/** The newest PostgreSQL server programs of this machine that the portal supports; undefined when there are none. */
export function findServerPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...onPath, ...USUAL_FOLDERS.flatMap((pattern) => globSync(pattern))]
    .filter((folder) => ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program))))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= OLDEST_VERSION)
    .sort((a, b) => b.version - a.version)[0]?.folder
}

/** A database server of its own in a temporary folder, for tests alone: its data does not outlive the machine's. */
export async function createCluster(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'arctic-tracker-postgresql-'))
  const data = join(folder, 'data')
  const port = await freePort()
  const owner = serverUser()
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const run = (program: string, parameters: string[]) =>
    execFileSync(join(programs, program), parameters, { ...owner, cwd: folder, stdio: 'ignore' })

  // A commit that is answered is in the log, since `stop` ends the server at once and keeps no more than that.
  const settings = `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off -c full_page_writes=off`
  const start = () => run('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings])
  const stop = (mode: StopMode = 'immediate') => run('pg_ctl', ['stop', '-w', '-m', mode, '-D', data])
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    // The one that starts the others first, so that none is started unseen.
    process.kill(postmaster, name)
    for (const pid of childrenOf(postmaster)) killIfThere(pid, name)
  }
  run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'])
  start()

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    /** At once and without a word to its clients, or after telling them: 'fast', as a service manager does. */
    stop,
    /** Halts it in the middle of whatever it does: its lines stay open and nothing is answered on them. */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    /** Stops it and deletes all of it. */
    remove: () => {
      if (existsSync(join(data, 'postmaster.pid'))) stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof createCluster>>

/** Each line has a server process, which ends with it at any moment. */
function killIfThere(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem
  }
}

/** The processes that another started. Small systems have no `ps`, and Linux tells by itself. */
function childrenOf(pid: number): number[] {
  const told = `/proc/${pid}/task/${pid}/children`
  if (existsSync(told)) return readFileSync(told, 'utf8').trim().split(' ').filter(Boolean).map(Number)
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return processes
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .flatMap(([child]) => child ?? [])
}

/** PostgreSQL refuses to run as root, so root lends it the rights of another user. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((which) => spawnSync('id', [which, name], { encoding: 'utf8' }))
    if (ids.every(({ status }) => status === 0)) {
      const [uid, gid] = ids.map(({ stdout }) => Number(stdout))
      if (uid !== undefined && gid !== undefined) return { uid, gid }
    }
  }
  return undefined
}

function versionOf(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0)
}
