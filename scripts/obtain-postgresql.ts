import pg from 'pg'
import { createCluster, findServerPrograms } from '#testing/postgresql-cluster.ts'

const DEFAULT_ADDRESS = 'postgres://postgres@127.0.0.1:5432/postgres'

/** A PostgreSQL for tests: the configured one, the one running here, or a temporary one; undefined when there is none. */
export async function obtainPostgresql(): Promise<{ url: string; remove: () => void } | undefined> {
  const configured = process.env.TEST_DATABASE_URL
  if (configured) return { url: configured, remove: () => undefined }
  if (await answers(DEFAULT_ADDRESS)) return { url: DEFAULT_ADDRESS, remove: () => undefined }

  const programs = findServerPrograms()
  if (programs === undefined) return undefined
  process.stdout.write('Starting a PostgreSQL server for this run\n')
  const cluster = await createCluster(programs)
  // The server ends with this run.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      cluster.remove()
      process.exit(1)
    })
  }
  return cluster
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
