import type { Connection } from '#database/connect.ts'
import { listReleases } from '#database/releases/releases-queries.ts'
import { CACHE_LIMITS } from '../answers/cache-limits.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { inTime } from '../in-time.ts'
import { gauge, type Metric } from './metrics-text.ts'

/** A monitor asks every few seconds and must not wait for a database that is busy or gone. */
const LONGEST_WAIT_MS = 2000

const LIMITS: Readonly<Record<string, number>> = {
  api: CACHE_LIMITS.api.bytes,
  pages: CACHE_LIMITS.general.bytes,
  images: CACHE_LIMITS.image.bytes,
}

/** The sizes of the process's caches, and how often they were hit. */
export function cacheMetrics(answers: PublicAnswers): Metric[] {
  const caches = Object.entries(answers.caches())
  const each = (
    name: string,
    type: Metric['type'],
    help: string,
    value: (cache: (typeof caches)[number]) => number,
  ) => ({
    name: `arctic_tracker_cache_${name}`,
    type,
    help,
    samples: caches.map((cache) => ({ labels: { cache: cache[0] }, value: value(cache) })),
  })
  return [
    each('entries', 'gauge', 'Answers kept in memory', ([, { entries }]) => entries),
    each('bytes', 'gauge', 'Memory that they take', ([, { bytes }]) => bytes),
    each('limit_bytes', 'gauge', 'Memory that they may take', ([name]) => LIMITS[name] ?? 0),
    each('hits_total', 'counter', 'How often an answer was at hand', ([, { found }]) => found),
    each('misses_total', 'counter', 'How often one was built', ([, { built }]) => built),
  ]
}

/** The database: whether it answers, how busy the ways into it are, which releases are in use and since when. */
export async function databaseMetrics(
  connection: Connection,
  data_version: number | undefined,
): Promise<Metric[]> {
  const pools = connection.pools()
  const releases = await inTime(LONGEST_WAIT_MS, listReleases(connection.reader)).catch(() => undefined)
  return [
    gauge('arctic_tracker_database_up', 'Whether the database answers', releases === undefined ? 0 : 1),
    gauge(
      'arctic_tracker_database_connections',
      'Connections to the database by kind of work',
      pools.flatMap(({ pool, used, idle }) => [
        { labels: { pool, state: 'used' }, value: used },
        { labels: { pool, state: 'idle' }, value: idle },
      ]),
    ),
    gauge(
      'arctic_tracker_database_waiting',
      'Questions that wait for a connection',
      pools.map(({ pool, waiting }) => ({ labels: { pool }, value: waiting })),
    ),
    gauge(
      'arctic_tracker_data_version',
      'Rises with every public change; nothing while no word of changes arrives',
      data_version ?? [],
    ),
    gauge(
      'arctic_tracker_release_loaded_timestamp_seconds',
      'When the release of a dataset came into use, in seconds since 1970',
      (releases ?? []).map(({ dataset, version, simulated, loaded_at }) => ({
        labels: { dataset, version: version ?? '', simulated: String(simulated) },
        value: Date.parse(loaded_at) / 1000,
      })),
    ),
  ]
}
