import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cookieOf, signIn } from '#testing/accounts.ts'
import { runRequests } from '#testing/bad-requests/run-requests.ts'
import { CURATOR_ACCOUNT, FIRST_ADMINISTRATOR } from '#testing/curator-account.ts'
import type { Finding } from './report.ts'
import { residentMegabytes } from './resident-memory.ts'
import { newDatabase, startPortal } from './stage.ts'

const COUNT = Number(process.env.REQUESTS ?? 100_000)
const SEED = Number(process.env.REQUESTS_SEED ?? Math.floor(Math.random() * 1e9))
const MOST_MB = 500
const FULL_CACHES =
  'The caches, which the specification lets hold 175 MB, are filled with what nobody asks for twice; there it levels off.'
const SLOWEST_MS = 5000
const TOLD = 40
const TENTHS = 10

/** Generated, nearly right and hostile requests against every procedure and route of a portal on PostgreSQL. */
export async function measureRequests(): Promise<Finding[]> {
  console.log(`  seed ${SEED} (REQUESTS_SEED), ${COUNT} requests (REQUESTS)`)
  const database = await newDatabase()
  const faults = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(faults, 'listening')
  const { port } = faults.address() as AddressInfo
  const portal = await startPortal({
    DATABASE_URL: database.url,
    SENTRY_DSN: `http://key@127.0.0.1:${port}/7`,
    ...FIRST_ADMINISTRATOR,
  })
  try {
    const cookie = cookieOf(await signIn(portal.address, CURATOR_ACCOUNT))
    const memory = [residentMegabytes(portal.pid)]
    const report = await runRequests({
      url: portal.address,
      cookie,
      count: COUNT,
      seed: SEED,
      onProgress: (sent) => {
        memory.push(residentMegabytes(portal.pid))
        if (sent % 2500 === 0) console.log(`  ${sent} sent`)
      },
    })
    for (const problem of report.problems.slice(0, TOLD)) console.log(`  ${problem}`)
    console.log(`  slowest ${report.slowestMs.toFixed(0)} ms: ${report.slowest}`)
    return [findingOf(report, memory)]
  } finally {
    await portal.stop()
    faults.close()
    await database.drop()
  }
}

function findingOf(
  { sent, statuses, slowestMs, problems }: Awaited<ReturnType<typeof runRequests>>,
  memory: readonly number[],
): Finding {
  const mostMb = Math.max(...memory)
  const { faults, refused, answered } = countKinds(statuses)
  return {
    heading: 'Bad requests',
    how: `Requests made from the OpenAPI description and for the routes beside it, by seed ${SEED}: right, with one thing wrong, and hostile, by visitors and by an administrator, on PostgreSQL with the simulated release. Each answer is judged: no fault, no internals in it, refusals with code and sentence, security headers; reads and whatever a visitor sends raise no data version.`,
    measured: [
      { what: 'Requests', unit: '', runs: [sent] },
      { what: 'Answered', unit: '', runs: [answered] },
      { what: 'Refused', unit: '', runs: [refused] },
      { what: 'Slowest answer', unit: 'ms', runs: [slowestMs] },
      { what: 'Resident memory, most in each tenth', unit: 'MB', runs: mostInTenths(memory) },
    ],
    goals: [
      { goal: 'no fault (5xx)', met: faults === 0, value: String(faults) },
      {
        goal: 'no answer that is not as it must be',
        met: problems.length === 0,
        value: String(problems.length),
      },
      {
        goal: `each within ${SLOWEST_MS} ms`,
        met: slowestMs <= SLOWEST_MS,
        value: `${slowestMs.toFixed(0)} ms`,
      },
      {
        goal: 'at least a tenth answered: else little was tried',
        met: answered >= sent / 10,
        value: `${((100 * answered) / sent).toFixed(0)} %`,
      },
      {
        goal: `at most ${MOST_MB} MB`,
        met: mostMb <= MOST_MB,
        value: `${mostMb.toFixed(0)} MB`,
        obstacle: FULL_CACHES,
      },
    ],
  }
}

function mostInTenths(figures: readonly number[]): number[] {
  const length = Math.ceil(figures.length / TENTHS)
  return Array.from({ length: TENTHS }, (_, tenth) => figures.slice(tenth * length, (tenth + 1) * length))
    .filter((part) => part.length > 0)
    .map((part) => Math.max(...part))
}

function countKinds(statuses: Readonly<Record<string, number>>) {
  const of = (first: number, last: number) =>
    Object.entries(statuses)
      .filter(([status]) => Number(status) >= first && Number(status) <= last)
      .reduce((sum, [, count]) => sum + count, 0)
  return { answered: of(200, 399), refused: of(400, 499), faults: of(500, 599) }
}
