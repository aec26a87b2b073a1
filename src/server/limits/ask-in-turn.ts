import { os } from '@orpc/server'
import type { ReadMeta } from '#contract/shows.ts'
import type { Context } from '../access.ts'

type Asked = Pick<Context, 'db' | 'parameters' | 'askCostly'>

/** Whether a read is costly with these parameters. */
export const isCostly = (
  { costly = false, costlyWith = [] }: ReadMeta,
  parameters: readonly string[],
): boolean => costly || parameters.some((name) => costlyWith.includes(name))

/** Lets a read that is costly wait for its turn, and gives it a connection on which it can be broken off. */
export const askInTurn = os
  .$context<Asked>()
  .middleware(({ context: { db, parameters = [], askCostly }, procedure, signal, next }) => {
    if (askCostly === undefined || !isCostly(procedure['~orpc'].meta, parameters)) {
      return next({ context: { db } })
    }
    return askCostly(signal ?? new AbortController().signal, async (inTurn) =>
      next({ context: { db: inTurn } }),
    )
  })
