import { api } from '#web/api.ts'

/** The address of a species' file; null where there is none or the operator does not publish rows. */
export const tradeFileQuestion = (id: string) => api.trade.file.queryOptions({ input: { id } })
