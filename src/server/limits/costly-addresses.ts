import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { contract } from '#contract/index.ts'
import type { ReadMeta } from '#contract/shows.ts'
import { parametersIn } from '../unknown-parameters.ts'
import { isCostly } from './ask-in-turn.ts'

const COSTLY = proceduresOf(contract).flatMap(({ '~orpc': { meta, route } }) => {
  const { costly, costlyWith }: ReadMeta = meta
  if ((costly ?? costlyWith) === undefined || route.path === undefined) return []
  return [{ meta, path: new RegExp(`^/api${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) }]
})

/** Whether a question at this address is one of those that the contract calls costly. */
export const isCostlyAddress = (address: string, query = ''): boolean =>
  COSTLY.some(
    ({ meta, path }) => path.test(address) && isCostly(meta, parametersIn(new URLSearchParams(query))),
  )

function proceduresOf(router: object): AnyContractProcedure[] {
  return Object.values(router).flatMap((part: AnyContractProcedure | object) =>
    isContractProcedure(part) ? [part] : proceduresOf(part),
  )
}
