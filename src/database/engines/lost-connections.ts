import type pg from 'pg'

/**
 * Lets a pool survive connections that break while they are in use, in whatever way they are. The driver reports a
 * broken connection as an 'error' event, which ends the process when nothing listens: the pool listens to idle ones
 * only. The questions of a broken connection fail on their own; its place in the pool is free again at once, even
 * when its holder does not give it back, as the query builder does not where `begin` fails.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>()
  pool.on('error', () => undefined)
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_problem, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (problem) => {
      if (!inUse.has(client)) return
      client.release(problem)
      // The holder releases it as well, and the pool throws on a second release.
      client.release = () => undefined
    })
  })
}
