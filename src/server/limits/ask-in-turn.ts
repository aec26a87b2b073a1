import { os } from '@orpc/server'
import type { ReadMeta } from '#contract/shows.ts'
import type { Context } from '../access.ts'

type Asked = Pick<Context, 'db' | 'askCostly'>

/** Lets a read that is costly wait for its turn, and gives it a connection on which it can be broken off. */
export const askInTurn = os
  .$context<Asked>()
  .middleware(({ context: { db, askCostly }, procedure, signal, next }) => {
    const { costly = false }: ReadMeta = procedure['~orpc'].meta
    if (askCostly === undefined || !costly) return next({ context: { db } })
    return askCostly(signal ?? new AbortController().signal, async (inTurn) =>
      next({ context: { db: inTurn } }),
    )
  })
