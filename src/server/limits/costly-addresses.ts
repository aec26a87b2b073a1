import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { contract } from '#contract/index.ts'
import type { ReadMeta } from '#contract/shows.ts'
import { parametersIn } from '../unknown-parameters.ts'
import { isCostly } from './ask-in-turn.ts'

const COSTLY = proceduresOf(contract).flatMap(({ '~orpc': { meta, route } }) => {
  const { costlyWith }: Partial<ReadMeta> = meta
  if (costlyWith === undefined || route.path === undefined) return []
  return [{ costlyWith, path: new RegExp(`^/api${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`) }]
})

/** Whether a question at this address is one of those that the contract calls costly. */
export const isCostlyAddress = (address: string, query: string): boolean =>
  COSTLY.some(
    ({ costlyWith, path }) =>
      path.test(address) && isCostly({ costlyWith }, parametersIn(new URLSearchParams(query))),
  )

function proceduresOf(router: object): AnyContractProcedure[] {
  return Object.values(router).flatMap((part: AnyContractProcedure | object) =>
    isContractProcedure(part) ? [part] : proceduresOf(part),
  )
}
