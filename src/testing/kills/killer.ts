import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { randomFrom } from '#ingest/simulated/random.ts'
import { FIRST_ADMINISTRATOR } from '../curator-account.ts'
import { type Place, placeOf, withDatabase } from '../place.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { brokenPromises, type Ledger } from './ledger.ts'
import { live, MOMENTS, type Moment } from './life.ts'
import { typeImport } from './next-import.ts'

/** How long after a moment began its end may come: about as long as it lasts with a small release. */
const WITHIN_MS: Record<Moment, number> = {
  saving: 1500,
  sending: 150,
  reading: 400,
  accepting: 700,
  // Half of it passes before the command has started and found the portal.
  'doing a job': 2000,
}
const LATEST_MS = 20_000
/** A line of the portal's log about a fault. */
const FAULT = /"level":[56]0/
/** What a command says whose portal was killed. */
const STOPPED = /^The portal stopped before it said that the job was done/

export interface Killing {
  place: Place
  ledger: Ledger
  kills: number
  /** The same seed kills at the same moments, as far as two runs of a machine are alike. */
  seed: string
  /** How many records a release has. */
  rows: number
  /** In the middle of what it is killed, by turns; by default in all that its engine knows. */
  moments?: readonly Moment[]
  onKill?: (killed: { moment: Moment | 'command'; problems: string[] }) => void
}

/**
 * Starts a portal, lets curators work, kills it without warning, and looks what is left; again and again on
 * what the last one left. Answers everything that was not as it should be.
 */
export async function killOften({
  place,
  ledger,
  kills,
  seed,
  rows,
  moments = momentsAt(place),
  onKill,
}: Killing): Promise<string[]> {
  const random = randomFrom(seed)
  const found: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const moment = moments[kill % moments.length] ?? 'saving'
    const portal = await startTestServer(environmentOf(place))
    const problems = await uncleanStart(portal)
    problems.push(
      ...(await killIn(portal, { moment, delay: random() * WITHIN_MS[moment], place, ledger, rows })),
    )
    problems.push(...(await lookAt(place, ledger)))
    found.push(...problems.map((problem) => `kill ${kill} (${moment}): ${problem}`))
    onKill?.({ moment, problems })
  }
  const last = await startTestServer(environmentOf(place))
  found.push(...(await uncleanStart(last)).map((problem) => `after the last kill: ${problem}`))
  await last.stop()
  return found
}

/**
 * What a portal there can be in the middle of: on PostgreSQL a command works through a connection of its own, and is killed
 * itself.
 */
export const momentsAt = (place: Place) =>
  MOMENTS.filter((moment) => moment !== 'doing a job' || 'dataDir' in place)

const environmentOf = (place: Place) => ({ ...placeOf(place), ...FIRST_ADMINISTRATOR })

async function uncleanStart({ url, output }: TestServer): Promise<string[]> {
  let status = 0
  // A busy machine may stop the portal for a while, and it reports so.
  for (const until = Date.now() + LATEST_MS; status !== 200 && Date.now() < until; await wait(100)) {
    status = (await fetch(`${url}/readyz`)).status
  }
  return [
    ...(status === 200 ? [] : [`the next start answers ${status}`]),
    ...(FAULT.test(output()) ? [`the next start tells of a fault: ${output()}`] : []),
  ]
}

async function killIn(
  portal: TestServer,
  {
    moment,
    delay,
    place,
    ledger,
    rows,
  }: Pick<Killing, 'place' | 'ledger' | 'rows'> & { moment: Moment; delay: number },
): Promise<string[]> {
  const reached = Promise.withResolvers<void>()
  const misled: string[] = []
  let over = false
  const jobs: Promise<void>[] = []
  const handOver = () => {
    // A command that starts after the end finds no portal, and does the import itself.
    const job = typeImport({ place, ledger, rows }).then(({ isStored, output }) => {
      if (!isStored && !(over && STOPPED.test(output)))
        misled.push(`the command beside the portal output: ${output}`)
    })
    jobs.push(job)
    return job
  }
  const ended = live({
    url: portal.url,
    ledger,
    rows,
    handOver: moment === 'doing a job' ? handOver : undefined,
    reach: (now) => now === moment && reached.resolve(),
    isOver: () => over,
  }).then(
    () => [],
    (problem) => [String(problem)],
  )
  await Promise.race([reached.promise, ended, wait(LATEST_MS, undefined, { ref: false })])
  // A portal that acknowledged nothing has nothing to lose.
  for (const until = Date.now() + LATEST_MS; ledger.saves.size === 0 && Date.now() < until; ) await wait(20)
  await wait(delay)
  const faults = FAULT.test(portal.output()) ? [`the portal told of a fault: ${portal.output()}`] : []
  over = true
  portal.process.kill('SIGKILL')
  await once(portal.process, 'exit')
  const problems = [...faults, ...(await ended)]
  // All processes in the folder have ended before it is examined.
  await Promise.all(jobs)
  return [...problems, ...misled]
}

/** The embedded engine's folder is looked at in a copy, so that the next portal finds it as the killed one left it. */
export async function lookAt(place: Place, ledger: Ledger): Promise<string[]> {
  if ('databaseUrl' in place) return promisesAt(place, ledger)
  const folder = await mkdtemp(join(tmpdir(), 'killed-'))
  try {
    await cp(place.dataDir, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    return await promisesAt({ dataDir: folder }, ledger)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const promisesAt = (place: Place, ledger: Ledger) =>
  withDatabase(place, ({ db }) => brokenPromises(db, ledger))
