import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '../child-environment.ts'
import { withoutSimulation } from '../first-start.ts'
import type { Place } from '../place.ts'
import { createCluster, type StopMode } from '../postgresql-cluster.ts'
import type { TestServer } from '../test-server.ts'

const END_ENGINE_THREAD = new URL('./end-engine-thread.ts', import.meta.url)

/** A database that is stopped while a portal uses it. */
export interface StoppableDatabase {
  place: Place
  /** What the portal needs in its environment beside the place. */
  environment: Readonly<Record<string, string>>
  stop: (portal: TestServer, mode: StopMode) => void
  start: () => void
  remove: () => Promise<void>
}

/** A PostgreSQL server of its own, with an empty portal database. */
export async function stoppableServer(programs: string): Promise<StoppableDatabase> {
  const cluster = await createCluster(programs)
  await withoutSimulation({ databaseUrl: cluster.url })
  return {
    place: { databaseUrl: cluster.url },
    environment: {},
    stop: (_portal, mode) => cluster.stop(mode),
    start: cluster.start,
    remove: async () => cluster.remove(),
  }
}

/** The embedded engine in a folder of its own. Its thread is ended; starting it again is the portal's part. */
export async function stoppableEngine(): Promise<StoppableDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'stopped-engine-'))
  await withoutSimulation({ dataDir })
  const { NODE_OPTIONS } = childEnvironment()
  return {
    place: { dataDir },
    environment: { NODE_OPTIONS: `${NODE_OPTIONS} --import=${END_ENGINE_THREAD}` },
    stop: (portal) => portal.process.kill('SIGWINCH'),
    start: () => undefined,
    remove: () => rm(dataDir, { recursive: true }),
  }
}
