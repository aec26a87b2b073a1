import type { Database, Transaction } from './access.ts'

/** Does something in a transaction of which nothing stays. */
export const takenBack = <Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => savedOrTakenBack(db, async (tx) => ({ save: false, result: await work(tx) }))

/** Does something in a transaction that is committed or rolled back, as its result decides. */
export async function savedOrTakenBack<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<{ save: boolean; result: Result }>,
): Promise<Result> {
  const done: { result?: Result } = {}
  const takeBack = new Error('The transaction is taken back')
  await db
    .transaction(async (tx) => {
      const { save, result } = await work(tx)
      done.result = result
      if (!save) throw takeBack
    })
    .catch((problem) => {
      if (problem !== takeBack) throw problem
    })
  return done.result as Result
}
