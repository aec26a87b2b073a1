import { type Contestant, interleaved, type Measured, median } from './measure.ts'
import { startSupabaseLite } from './peers/supabase-lite-peer.ts'
import type { Finding } from './report.ts'
import { idOf, importTrade, newDatabase, startPortal } from './stage.ts'
import { type Asking, CONNECTIONS, load, SECONDS } from './wrk.ts'

const TIMES_CACHED = 50
const TIMES_UNCACHED = 5
const PEER_PORT = 3790

interface Question {
  name: string
  path: string
  /** A parameter that this answer does not depend on. */
  anew: NonNullable<Asking['anew']>
  /** The same rows, asked of the peer in one request. */
  ofPeer: string
  headers?: Record<string, string>
  /** What building the portal's answer anew asks the database for, and what it has at hand. */
  rests: string
  /** What keeps building it anew from being fast enough. */
  obstacle?: string
}

const READ_EACH_TIME =
  'Built anew means that the portal reads the rows, checks them against the contract and writes them for each request; equal bytes are compressed once.'

/** The portal against the ready-made way to serve the same rows of the same database over HTTP. */
export async function measurePeer(): Promise<Finding[]> {
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  // The peer adds a schema of its own.
  const copy = await database.copy()
  const portal = await startPortal({ DATABASE_URL: database.url })
  const peer = await startSupabaseLite(copy.url, PEER_PORT)
  try {
    const findings: Finding[] = []
    for (const question of questions(await idOf(portal.address, 'Monodon monoceros'))) {
      findings.push(await measureQuestion(portal.address, peer.address, question))
    }
    return findings
  } finally {
    peer.stop()
    await portal.stop()
    await Promise.all([database.drop(), copy.drop()])
  }
}

const ONE_ROW = { Accept: 'application/vnd.pgrst.object+json' }

const questions = (species: string): Question[] => [
  {
    name: 'a species with its nested rows',
    path: `/api/species/${species}`,
    anew: 'spelling',
    ofPeer: `/species?id=eq.${species}&select=*,common_names(*),species_synonyms(*),species_field_sources(*),iucn_assessments(*),cites_listings(*),cms_listings(*),subpopulations(*)`,
    headers: ONE_ROW,
    rests: READ_EACH_TIME,
  },
  {
    name: 'a gallery page of 24',
    path: '/api/species?size=24',
    anew: 'page',
    // Without CMS listings: the peer takes their partial unique index for a single row, and refuses.
    ofPeer:
      '/species?select=id,scientific_name,common_name,class,order_name,family,iucn_assessments(status,year_published,is_latest),cites_listings(appendix,is_current),species_trade_summary(species_id)&order=scientific_name&limit=24',
    headers: { Prefer: 'count=exact' },
    rests:
      'Built anew means that the portal searches, filters, pages, checks and writes for each request, over the cards and names of all species that it read once for this version of the data; equal bytes are compressed once.',
  },
  {
    name: 'a trade summary',
    path: `/api/species/${species}/trade-summary`,
    anew: 'spelling',
    ofPeer: `/species_trade_summary?species_id=eq.${species}`,
    headers: ONE_ROW,
    rests: READ_EACH_TIME,
    obstacle:
      'It is one row of 111 kB of JSON, which the database writes out, and the portal reads, checks and writes; readers get the kept answer.',
  },
]

async function measureQuestion(
  portal: string,
  peer: string,
  { name, path, anew, ofPeer, headers, rests, obstacle }: Question,
): Promise<Finding> {
  const latencies: Measured[] = []
  const rate = (what: string, ask: () => ReturnType<typeof load>): Contestant => {
    const latency: Measured = { what: `${what}, 99th percentile`, unit: 'ms', runs: [] }
    latencies.push(latency)
    return {
      what,
      unit: 'requests/s',
      run: async () => {
        const { perSecond, p99 } = await ask()
        latency.runs.push(p99)
        return perSecond
      },
    }
  }
  const measured = await interleaved([
    rate('Portal, kept answers', () => load(portal + path)),
    rate('Portal, every answer built anew', () => load(portal + path, { anew })),
    rate('@supabase/lite 0.10.0', () => load(peer + ofPeer, { headers })),
  ])
  const [kept = Number.NaN, built = Number.NaN, lite = Number.NaN] = measured.map(({ runs }) => median(runs))
  return {
    heading: `Against @supabase/lite: ${name}`,
    how: `The same rows of two equal PostgreSQL databases with the real release; ${CONNECTIONS} connections of wrk for ${SECONDS} s on core 1, one server at a time busy on core 0. ${rests}`,
    measured: [...measured, ...latencies],
    goals: [
      goal('cached', TIMES_CACHED, kept / lite),
      { ...goal('uncached', TIMES_UNCACHED, built / lite), obstacle },
    ],
  }
}

const goal = (reads: string, least: number, times: number) => ({
  goal: `at least ${least} times the peer's rate on ${reads} reads`,
  met: times >= least,
  value: `${times.toFixed(1)} times`,
})
