import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCluster, findServerPrograms } from '#testing/postgresql-cluster.ts'
import { watchingCores } from './busy-cores.ts'
import { type Contestant, interleaved, type Measured, median, output } from './measure.ts'
import { startBalancer } from './peers/nginx-balancer.ts'
import type { Finding } from './report.ts'
import { idOf, importTrade, startPortal } from './stage.ts'
import { type Asking, CONNECTIONS, load, SECONDS } from './wrk.ts'

const BALANCER_PORT = 3780
/** Fewer than the pages with which a process is busy and leaves others to the browser. */
const READERS = 6
/** V8 compiles for the first of them what renders a page. */
const BUILDING_RUNS = 9

/**
 * What a second process behind nginx brings: where both share one core, nothing may be lost by dividing the work; with
 * a core for each, answers are to be built nearly twice as fast.
 */
export async function measureTwoProcesses(): Promise<Finding[]> {
  const programs = findServerPrograms()
  if (programs === undefined) throw new Error('PostgreSQL’s server programs are needed to pin a database')
  // Everything that this process starts and pins nowhere else, the database first, runs on core 1.
  await output('taskset', ['-acp', '1', String(process.pid)])
  const cluster = await createCluster(programs)
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  try {
    await importTrade({ DATABASE_URL: cluster.url })
    // Building ahead would take the cores for minutes.
    const environment = { DATABASE_URL: cluster.url, BUILD_AHEAD: 'off' }
    const one = await startPortal(environment)
    const other = await startPortal(environment)
    const onCore1 = await startPortal(environment, 1)
    const portals = [one.address, other.address]
    const shared = await startBalancer(join(folder, 'shared'), BALANCER_PORT, portals, { keeps: false })
    const kept = await startBalancer(join(folder, 'kept'), BALANCER_PORT + 1, portals, { keeps: true })
    const onTwoCores = [one.address, onCore1.address]
    const apart = await startBalancer(join(folder, 'apart'), BALANCER_PORT + 2, onTwoCores, { keeps: false })
    try {
      const path = `/api/species/${await idOf(one.address, 'Monodon monoceros')}`
      return [
        await measurePath(path, { one: one.address, two: shared.address, kept: kept.address }),
        await measureBuilding({ one: one.address, two: apart.address }),
      ]
    } finally {
      shared.stop()
      kept.stop()
      apart.stop()
      await Promise.all([one.stop(), other.stop(), onCore1.stop()])
    }
  } finally {
    cluster.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measurePath(
  path: string,
  { one, two, kept }: { one: string; two: string; kept: string },
): Promise<Finding> {
  const cores: Measured[] = []
  const perCore: Measured[] = []
  const limits: string[] = []
  const asking = (what: string, address: string, anew?: Asking['anew']): Contestant => {
    const busy = [0, 1].map((core) => ({
      what: `${what}: core ${core} busy`,
      unit: '%',
      runs: [] as number[],
    }))
    const share: Measured = { what: `${what}: for each core that is busy`, unit: 'requests/s', runs: [] }
    cores.push(...busy)
    perCore.push(share)
    return {
      what,
      unit: 'requests/s',
      run: async () => {
        const watched = await watchingCores(() => load(address + path, { anew }))
        for (const [core, row] of busy.entries()) row.runs.push(100 * (watched.busy[core] ?? Number.NaN))
        share.runs.push(watched.result.perSecond / watched.busy.reduce((all, core) => all + core, 0))
        return watched.result.perSecond
      },
    }
  }
  const measured = await interleaved([
    asking('One process, kept answers', one),
    asking('Two behind nginx, kept answers', two),
    asking('nginx keeps the answers of both', kept),
    asking('One process, answers built anew', one, 'spelling'),
    asking('Two behind nginx, answers built anew', two, 'spelling'),
  ])
  for (const [place, { what }] of measured.entries()) {
    const [server = Number.NaN, others = Number.NaN] = cores.slice(2 * place).map(({ runs }) => median(runs))
    limits.push(
      `${what}: ${server >= others ? 'core 0, the processes' : 'core 1, wrk, nginx and PostgreSQL'}`,
    )
  }
  const [, , , single = Number.NaN, double = Number.NaN] = measured.map(({ runs }) => median(runs))
  return {
    heading: 'Two processes on one database',
    how: `The species answer with the real release; ${CONNECTIONS} connections of wrk for ${SECONDS} s. Both processes share core 0; wrk, nginx and PostgreSQL share core 1. What limits each, by its busiest core: ${limits.join('; ')}.`,
    measured: [...measured, ...perCore, ...cores],
    goals: [
      {
        goal: 'two processes on one core build at least 80 % of what one builds',
        met: double / single >= 0.8,
        value: `${((100 * double) / single).toFixed(0)} %`,
      },
    ],
  }
}

async function measureBuilding({ one, two }: { one: string; two: string }): Promise<Finding> {
  const asking = (what: string, address: string): Contestant => ({
    what,
    unit: 'pages/s',
    run: async () => {
      const { perSecond } = await load(`${address}/gallery`, {
        headers: { Accept: 'text/html' },
        anew: 'page',
        connections: READERS,
      })
      return perSecond
    },
  })
  const measured = await interleaved(
    [asking('One process, on core 0', one), asking('Two behind nginx, on cores 0 and 1', two)],
    BUILDING_RUNS,
  )
  const [single = Number.NaN, double = Number.NaN] = measured.map(({ runs }) => median(runs))
  return {
    heading: 'Two processes on two cores',
    how: `Pages of the gallery at addresses that nobody asked for, so that each is rendered and compressed; ${READERS} connections of wrk for ${SECONDS} s. wrk, nginx and PostgreSQL are on core 1, beside the second process.`,
    measured,
    goals: [
      {
        goal: 'two processes on two cores build at least 1.8 times what one builds',
        met: double / single >= 1.8,
        value: `${(double / single).toFixed(2)} times`,
        obstacle: 'PostgreSQL, nginx and wrk take their part of core 1.',
      },
    ],
  }
}
