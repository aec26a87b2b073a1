import type { ExploredAddress } from '#domain/explorer/explorer-question.ts'
import { api } from '#web/api.ts'
import { writtenSelection } from '#web/trade/trade-input.ts'

/** What is asked, whatever shows the answer. */
export type AskedTrade = Omit<ExploredAddress, 'show'>

/** The input of the question, which is also its address. */
export const explorerInputOf = ({ species, fields, count, selection }: AskedTrade) => ({
  ...(species.length === 0 ? {} : { species: species.join(',') }),
  ...(fields.join() === 'year' ? {} : { group: fields.join(',') }),
  ...(count === 'records' ? {} : { count }),
  ...writtenSelection(selection),
})

/** The chosen trade of several species, grouped. */
export const explorerQuestion = (asked: AskedTrade) =>
  api.explorer.trade.queryOptions({ input: explorerInputOf(asked) })
