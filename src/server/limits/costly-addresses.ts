import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { contract } from '#contract/index.ts'
import type { ReadMeta } from '#contract/shows.ts'

const COSTLY = proceduresOf(contract).flatMap(({ '~orpc': { meta, route } }) => {
  const { costly = false }: ReadMeta = meta
  if (!costly || route.path === undefined) return []
  return [new RegExp(`^/api${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)]
})

/** Whether a question at this address is one of those that the contract calls costly. */
export const isCostlyAddress = (path: string): boolean => COSTLY.some((costly) => costly.test(path))

function proceduresOf(router: object): AnyContractProcedure[] {
  return Object.values(router).flatMap((part: AnyContractProcedure | object) =>
    isContractProcedure(part) ? [part] : proceduresOf(part),
  )
}
