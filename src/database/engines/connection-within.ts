import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Transaction } from '../access.ts'
import * as schema from '../schema/index.ts'
import { type Connection, READER_ROLE } from './engine.ts'

/** The role that the connection was opened with. */
const OWN = 'none'

/**
 * Does `work` with a connection whose questions and changes all happen within `tx`, so that they see what it has changed: `reader`
 * reads as visitors do, `db` has the rights of `tx` itself. Statements run one after the other. Where one fails, `tx` fails with it. On
 * PostgreSQL alone: the embedded engine would have to give up its one session meanwhile.
 */
export async function withConnectionWithin<Result>(
  tx: Transaction,
  work: (connection: Pick<Connection, 'reader' | 'db'>) => Promise<Result>,
): Promise<Result> {
  const client = clientOf(tx)
  // A reference to a table that was empty when it was first checked would be looked for in all rows of it from then on.
  await client.query('set local plan_cache_mode = force_custom_plan')
  // Some questions are asked once others were counted for minutes.
  await client.query('set local idle_in_transaction_session_timeout = 0')
  let role = OWN
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<Answer>(as: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = last.then(async () => {
      if (as !== role) await client.query(`set local role ${as}`)
      role = as
      return ask()
    })
    last = answer.catch(() => undefined)
    return answer
  }

  const asking = (as: string): Database => {
    const query = (...asked: Parameters<typeof client.query>) =>
      inTurn(as, async () => client.query(...asked))
    return drizzle(Object.create(client, { query: { value: query } }), { schema })
  }

  const transaction = <Changed>(change: (tx: Transaction) => Promise<Changed>) =>
    inTurn(OWN, () => change(tx))
  const result = await work({ reader: asking(READER_ROLE), db: Object.assign(asking(OWN), { transaction }) })
  await inTurn(OWN, async () => undefined)
  return result
}

/** The connection a transaction runs on; the query builder holds it without declaring it. */
export function clientOf(tx: Transaction): pg.PoolClient {
  return (tx as unknown as { session: { client: pg.PoolClient } }).session.client
}
