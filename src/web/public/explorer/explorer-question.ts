import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { type ExploredAddress, USUAL_PLACES } from '#domain/explorer/explorer-question.ts'
import { api } from '#web/api.ts'
import { exploredHere } from '#web/trade/explored-here.ts'
import { writtenSelection } from '#web/trade/trade-input.ts'
import { hereOrServed } from './here-or-served.ts'

/** What is asked, whatever shows the answer. */
export type AskedTrade = Omit<ExploredAddress, 'show'>

/** The input of the question, which is also its address. */
export const explorerInputOf = ({ species, fields, count, selection }: AskedTrade) => ({
  ...(species.length === 0 ? {} : { species: species.join(',') }),
  ...(fields.join() === 'year' ? {} : { group: fields.join(',') }),
  ...(count === 'records' ? {} : { count }),
  ...writtenSelection(selection),
})

/** The chosen trade of several species, grouped; counted by the server, or by the browser once it has their files. */
export function explorerQuestion(queryClient: QueryClient, asked: AskedTrade) {
  const input = explorerInputOf(asked)
  const served = api.explorer.trade.queryOptions({ input })
  return queryOptions({
    queryKey: ['explored trade', input],
    queryFn: ({ client, queryKey }): Promise<ExploredAnswer | null> =>
      hereOrServed({
        client,
        queryKey,
        species: asked.species,
        here: () => countedHere(client, asked),
        served,
      }),
    initialData: () => queryClient.getQueryData(served.queryKey),
    initialDataUpdatedAt: () => queryClient.getQueryState(served.queryKey)?.dataUpdatedAt,
  })
}

async function countedHere(client: QueryClient, { species, selection, fields, count }: AskedTrade) {
  const most = [USUAL_PLACES.most, USUAL_PLACES.most_beside]
  const counted = await exploredHere(client, {
    species,
    selection,
    jobOf: ({ question, facts }) => ({
      kind: 'explore',
      question: { selection: question, facts, grouped_by: fields, count, most },
    }),
  })
  if (counted === undefined) return undefined
  const { answer, names, ...from } = counted
  return {
    ...answer,
    ...from,
    species: answer.species.map((one) => ({ ...one, scientific_name: names.get(one.value) ?? '' })),
  }
}
