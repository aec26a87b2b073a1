import { setTimeout as wait } from 'node:timers/promises'
import { startTaxonService } from '#testing/taxon-service.ts'
import { type Contestant, interleaved, median, percentile } from './measure.ts'
import type { Finding } from './report.ts'
import { idsAt, importTrade, newDatabase, read, settlePictures, startPortal } from './stage.ts'

const MOST_TIMES = 1.2
const FIRST_SECONDS =
  'Five of a run’s 450 visits make its 99th percentile: those of the first seconds, in which the portal asks the service for every picture that it has not, too.'
/** Longer than the portal waits for the service, so that visits before, while and after it waits are counted. */
const SECONDS = 15
const VISITS_A_SECOND = 30
/** A port on which nobody listens. */
const UNREACHABLE = 'http://127.0.0.1:9'

/** Pages of species beside a taxon service that does what it should, and beside some that do not. */
export async function measureTaxonService(): Promise<Finding[]> {
  const settled = await newDatabase()
  await importTrade({ DATABASE_URL: settled.url })
  const bare = await settled.copy()
  const [right, slow, endless] = await Promise.all([
    startTaxonService(),
    startTaxonService({}, 'slow'),
    startTaxonService({}, 'endless'),
  ])
  try {
    await settlePictures(settled.url, right)
    const beside = (what: string, databaseUrl: string, serviceUrl: string): Contestant => ({
      what,
      unit: 'ms',
      run: () => slowestPages(databaseUrl, serviceUrl),
    })
    const measured = await interleaved([
      beside('At hand, all pictures known', settled.url, right.url),
      beside('Never answers', bare.url, slow.url),
      beside('Answers without an end', bare.url, endless.url),
      beside('Down', bare.url, UNREACHABLE),
    ])
    const [usual = Number.NaN, ...others] = measured.map(({ runs }) => median(runs))
    return [
      {
        heading: 'Pages beside a taxon service that fails',
        how: `99th percentile of whole pages of species, ${VISITS_A_SECOND} visits a second for ${SECONDS} s from the portal's start on; each visit asks for the species' picture beside the page, as a browser does. PostgreSQL with the real release, the server on core 0.`,
        measured,
        goals: measured.slice(1).map(({ what }, place) => {
          const times = (others[place] ?? Number.NaN) / usual
          return {
            goal: `${what}: at most ${MOST_TIMES} times the pages' time beside a service at hand`,
            met: times <= MOST_TIMES,
            value: `${times.toFixed(2)} times`,
            obstacle: FIRST_SECONDS,
          }
        }),
      },
    ]
  } finally {
    await Promise.all([right, slow, endless].map((service) => service.close()))
    await Promise.all([settled.drop(), bare.drop()])
  }
}

async function slowestPages(databaseUrl: string, serviceUrl: string): Promise<number> {
  const portal = await startPortal({ DATABASE_URL: databaseUrl, INATURALIST_URL: serviceUrl })
  try {
    const ids = await idsAt(portal.address)
    const times: number[] = []
    const visit = async (id: string) => {
      const began = performance.now()
      const page = read(`${portal.address}/species/${id}`).then(() => times.push(performance.now() - began))
      await Promise.all([page, read(`${portal.address}/api/species/${id}/image`)])
    }
    const failed: unknown[] = []
    const visits: Promise<unknown>[] = []
    for (let sent = 0; sent < SECONDS * VISITS_A_SECOND; sent += 1) {
      // Visitors come when they come, however long others wait.
      visits.push(visit(ids[sent % ids.length] ?? '').catch((problem) => failed.push(problem)))
      await wait(1000 / VISITS_A_SECOND)
    }
    await Promise.all(visits)
    if (failed.length > 0) throw failed[0]
    return percentile(times, 0.99)
  } finally {
    await portal.stop()
  }
}
