import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOST, type NginxSite, startNginxSite } from '#testing/nginx-site.ts'
import { SeededNumbers } from '#testing/seeded-numbers.ts'
import { type Measured, output, seconds } from './measure.ts'
import type { Finding } from './report.ts'
import { idsAt, importTrade, newDatabase, startPortal } from './stage.ts'

const ZIPF = fileURLToPath(new URL('./zipf.lua', import.meta.url))
const A_MILLION = 1_000_000
const SECONDS_AT_A_TIME = 10

/** How much of a million requests the example site of nginx answers without the portal. */
export async function measureEdge(): Promise<Finding[]> {
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  const behind = {
    DATABASE_URL: database.url,
    PUBLIC_URL: `https://${HOST}`,
    TRUST_PROXY: 'true',
    BUILD_AHEAD: 'off',
  }
  const portal = await startPortal(behind)
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  try {
    const addresses = new SeededNumbers(1).shuffled(await publicAddresses(portal.address))
    const list = join(folder, 'addresses')
    await writeFile(list, addresses.join('\n'))
    const port = Number(new URL(portal.address).port)
    const [empty, filled] = await twoMillions(port, list)
    return [
      {
        heading: 'A million requests at nginx',
        how: `The ${addresses.length.toLocaleString('en')} pages of the sitemap, in four languages, and the answers of all species, in a random order in which the second is asked half as often as the first, the third a third as often (Zipf); 32 connections of wrk over TLS on the cores that nginx has too. The portal is on core 0. Answers are cached for the five minutes that they say themselves. A hit is answered by nginx without asking the portal first.`,
        measured: [...rows('From an empty cache', empty), ...rows('The next million', filled)],
        goals: [
          {
            goal: 'at least 99.9 % hits',
            met: filled.hits >= 0.999,
            value: percent(filled.hits),
          },
          {
            goal: 'the same from an empty cache',
            met: empty.hits >= 0.999,
            value: percent(empty.hits),
            obstacle: `Each of ${addresses.length.toLocaleString('en')} addresses is asked of the portal once, which alone is ${percent(addresses.length / empty.requests)}.`,
          },
        ],
      },
    ]
  } finally {
    await portal.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** What visitors and search engines ask for: every page in every language, and the answers of all species. */
async function publicAddresses(portal: string): Promise<string[]> {
  const sitemap = await (await fetch(`${portal}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'))
    return pathname + search
  })
  return [...pages, ...(await idsAt(portal)).map((id) => `/api/species/${id}`)]
}

/** A million requests of an empty cache, and another million of the same. */
async function twoMillions(portal: number, list: string): Promise<[Million, Million]> {
  const site = await startNginxSite([portal, portal], { forFiveMinutes: true })
  try {
    return [await aMillion(site, list), await aMillion(site, list)]
  } finally {
    await site.stop()
  }
}

interface Million {
  requests: number
  /** The share that nginx answered by itself, from 0 to 1. */
  hits: number
  /** The share that the portal confirmed without sending it again. */
  confirmed: number
  perSecond: number
}

async function aMillion(site: NginxSite, list: string): Promise<Million> {
  const before = await site.cacheStates()
  let states = before
  let taken = 0
  const since = (state: string) => (states.get(state) ?? 0) - (before.get(state) ?? 0)
  const requests = () => sum(states) - sum(before)
  for (let seed = 1; requests() < A_MILLION; seed++) {
    taken += await seconds(() => askAsZipf(site.httpsPort, list, seed))
    states = await site.cacheStates()
  }
  return {
    requests: requests(),
    hits: since('HIT') / requests(),
    confirmed: since('REVALIDATED') / requests(),
    perSecond: requests() / taken,
  }
}

const sum = (states: ReadonlyMap<string, number>): number =>
  [...states.values()].reduce((all, each) => all + each, 0)

async function askAsZipf(port: number, list: string, seed: number): Promise<void> {
  const printed = await output('wrk', [
    ...['-t1', '-c32', `-d${SECONDS_AT_A_TIME}s`, '--timeout', '60s', '-s', ZIPF],
    ...['-H', `Host: ${HOST}`, '-H', 'Accept-Encoding: br', '-H', 'Accept: text/html, application/json'],
    ...[`https://127.0.0.1:${port}`, '--', list, String(seed)],
  ])
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(`Not every answer was right: ${printed}`)
}

const rows = (what: string, { hits, confirmed, perSecond }: Million): Measured[] => [
  { what: `${what}: hits`, unit: '%', runs: [100 * hits] },
  { what: `${what}: confirmed by the portal`, unit: '%', runs: [100 * confirmed] },
  { what: `${what}: answered`, unit: 'requests/s', runs: [perSecond] },
]

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`
