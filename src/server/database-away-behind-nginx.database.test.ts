import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { storeImages } from '#database/species/image-changes.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { findReleaseFile } from '#database/trade/release-files-queries.ts'
import { refreshTradeSummaries } from '#database/trade/trade-summary-changes.ts'
import { aCommonName, aShipment } from '#testing/builders.ts'
import { withoutSimulation } from '#testing/first-start.ts'
import { isLongRun } from '#testing/long-run.ts'
import { type NginxSite, startNginxSite } from '#testing/nginx-site.ts'
import { type Cluster, createCluster, findServerPrograms } from '#testing/postgresql-cluster.ts'
import { programsAreThere } from '#testing/programs.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

/* The database stops under load, behind the example site of nginx: what was ever built is still read. */

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const SPECIES = `/api/species/${NARWHAL}`
const CHART = `/species/${NARWHAL}/records-over-time.svg`
const NAME = 'Unicorn of the sea'
const AWAY_MS = isLongRun ? 600_000 : 5000
/** Longer than the second for which nginx gives an answer without asking. */
const ASKED_ANEW_MS = 2500
const COMES_BACK_MS = 30_000
const VISITORS = 6

/** What visitors read until the database stops. */
const OFTEN = ['/', `/species/${NARWHAL}`, SPECIES, '/api/species/all']
/** What was read once, before a change of the data: since then no process has it any more. */
const GONE = ['/countries/GL', '/glossary', `${SPECIES}/trade?group=year`]
const ONCE = [
  ...GONE,
  '/api/countries/GL',
  `/species/${NARWHAL}?tab=trade`,
  `${SPECIES}/trade-summary`,
  CHART,
  `/images/social/${NARWHAL}.png`,
]
/** What processes never have, and read from the database each time. */
const FILES = [`/images/species/${NARWHAL}`, `/images/species/${NARWHAL}/large`]
const READERS: Record<string, string>[] = [
  { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en-GB,en;q=0.9' },
  { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'is-IS,is;q=0.9,en;q=0.8' },
  { 'accept-language': 'de, nb;q=0.7', cookie: 'other=1; arctic-tracker-language=da' },
]
/** The same readers with other browsers, so that what they ask with was never seen. */
const OTHERS: typeof READERS = [
  { 'accept-encoding': 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'accept-language': 'fr, en-US;q=0.7, da;q=0.3' },
  { 'accept-encoding': 'br', 'accept-language': 'is', cookie: 'theme=dark' },
  { 'accept-encoding': 'identity', 'accept-language': 'sv', cookie: 'arctic-tracker-language=da' },
]

interface Read {
  status: number
  body: Buffer
  /** What nginx says of its copy. */
  cache: unknown
  language?: unknown
}

const programs = findServerPrograms()
const nginx = programsAreThere('nginx', 'openssl')

// It starts a database, two portals and nginx: a part of the long run.
describe.skipIf(!isLongRun || !nginx || (programs === undefined && process.env.CI !== 'true'))(
  'a database that stops behind the example site of nginx',
  () => {
    let cluster: Cluster
    let portals: TestServer[] = []
    let site: NginxSite
    let addresses: string[] = []

    beforeAll(async () => {
      cluster = await createCluster(programs ?? '')
      await withoutSimulation({ databaseUrl: cluster.url })
      addresses = [...OFTEN, ...ONCE, ...FILES, ...(await storeTradeAndPicture(cluster.url))]
      const environment = { DATABASE_URL: cluster.url, TRUST_PROXY: 'true' }
      portals = [await startTestServer(environment), await startTestServer(environment)]
      const [one = 0, other = 0] = portals.map(({ url }) => Number(new URL(url).port))
      site = await startNginxSite([one, other])
    })
    afterAll(async () => {
      await site?.stop()
      await Promise.all(portals.map((portal) => portal.stop()))
      cluster?.remove()
    })

    const read = async (path: string, headers: Record<string, string> = {}): Promise<Read> => {
      const { status, body, headers: given } = await site.ask(path, { headers })
      return { status, body, language: given['content-language'], cache: given['x-cache'] }
    }

    test('a copy is kept for each form of an answer, whatever the browser’s spelling', async () => {
      for (const [place, headers] of READERS.entries()) {
        for (const path of addresses) {
          const { status } = await read(path, headers)
          expect(status, path).toBe(path === CHART ? 302 : 200)
        }
        const page = await read('/glossary', headers)
        expect(page.language).toBe(['en', 'is', 'da'][place])
        const other = await read('/glossary', OTHERS[place])
        expect(other.language).toBe(page.language)
        expect(other.cache).not.toBe('MISS')
      }
    })

    test('all that was ever built is read while it is away, and the rest says so', {
      timeout: AWAY_MS + 120_000,
    }, async () => {
      const built: string[] = []
      // What is read under load is built again meanwhile.
      const note = (reader: number, path: string, { status, body }: Read) =>
        `${reader} ${path}: ${status} ${OFTEN.includes(path) ? '' : hash('sha256', body)}`
      for (const [reader, headers] of READERS.entries()) {
        for (const path of addresses) built.push(note(reader, path, await read(path, headers)))
      }
      const versions = await Promise.all(portals.map(versionAt))
      const change = await openDatabase({ databaseUrl: cluster.url })
      await aCommonName(change.db, NARWHAL, { name: NAME })
      await change.close()
      await expect.poll(() => Promise.all(portals.map(versionAt))).not.toEqual(versions)
      await wait(ASKED_ANEW_MS)
      for (const headers of READERS) for (const path of OFTEN) await read(path, headers)

      const seen = { reads: 0, kept: 0 }
      const failed: string[] = []
      let asked: readonly string[] = OFTEN
      let reading = true
      onTestFinished(() => {
        reading = false
      })
      const visitor = async (place: number) => {
        for (let count = place; reading; count += 1) {
          const path = asked[count % asked.length] ?? ''
          const reader = Math.floor(count / asked.length) % READERS.length
          const headers = (count % 2 === 0 ? READERS : OTHERS)[reader]
          const answer = await read(path, headers).catch(() => NOTHING)
          seen.reads += 1
          if (answer.cache === 'STALE') seen.kept += 1
          const noted = note(reader, path, answer)
          if (!built.includes(noted)) failed.push(`${noted} ${answer.cache}`)
        }
      }
      const visitors = Array.from({ length: VISITORS }, (_, place) => visitor(place))
      await expect.poll(() => seen.reads).toBeGreaterThan(OFTEN.length * VISITORS)
      cluster.stop()
      asked = addresses
      await wait(AWAY_MS / 2)
      const [portal] = portals
      for (const path of GONE) expect((await fetch(portal?.url + path)).status, path).toBe(503)
      // The portal says so itself, and how it is.
      const unbuilt = await read(`${SPECIES}/trade?group=year&start_year=1990`)
      expect([unbuilt.status, String(unbuilt.body)]).toEqual([
        503,
        expect.stringContaining('SERVICE_UNAVAILABLE'),
      ])
      expect((await read('/status')).status).toBe(200)
      await wait(AWAY_MS / 2)
      reading = false
      await Promise.all(visitors)
      if (isLongRun) process.stdout.write(`${JSON.stringify({ ...seen, failed: failed.length })}\n`)
      expect(failed).toEqual([])
      expect(seen.kept).toBeGreaterThan(addresses.length)
    })

    test('once it is back what changed is read', async () => {
      cluster.start()
      const isNew = async () => (await read(SPECIES)).body.includes(NAME)
      await expect.poll(isNew, { timeout: COMES_BACK_MS }).toBe(true)
      expect((await read(`${SPECIES}/trade?group=year&start_year=1990`)).status).toBe(200)
    })
  },
)

const NOTHING: Read = { status: 0, body: Buffer.alloc(0), cache: undefined }

const versionAt = async ({ url }: TestServer): Promise<number> => {
  const status = (await (await fetch(`${url}/api/status`)).json()) as { data_version: number }
  return status.data_version
}

/** Some shipments with their files, and a picture. Gives the addresses of what is counted from them. */
async function storeTradeAndPicture(databaseUrl: string): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl })
  for (const year of [2013, 2014, 2015]) await aShipment(db, NARWHAL, { year, term: 'tusks', quantity: '10' })
  const picture = { content_type: 'image/png', picture: Buffer.from('a narwhal') }
  const large = { large_content_type: 'image/png', large_picture: Buffer.from('a large narwhal') }
  const file = await db.transaction(async (tx) => {
    await storeImages(tx, [{ species_id: NARWHAL, outcome: 'found', ...picture, ...large }])
    await writeReleaseFiles(tx)
    await refreshTradeSummaries(tx)
    return findReleaseFile(tx, NARWHAL)
  })
  await close()
  const parquet = file?.address ?? ''
  return [`${CHART}?release=${file?.release}`, parquet, parquet.replace(/parquet$/, 'csv.gz')]
}
