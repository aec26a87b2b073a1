import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { shareAge } from '#web/offline/answer-age.ts'
import { statusOf } from '#web/query-client.ts'
import { filesQuestion, openStored } from '#web/trade/explored-here.ts'

interface Ways<Answer> {
  client: QueryClient
  /** Of the question that is answered. */
  queryKey: QueryKey
  species: readonly string[]
  /** What the browser counts; undefined where it has not the files for it. */
  here: () => Promise<Answer | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: the key's type says nothing here
  served: FetchQueryOptions<Answer, any, Answer, any>
}

/**
 * The browser's answer where it has the files, else the server's. Where no answer comes, as when offline, files that are
 * stored can replace the server.
 */
export async function hereOrServed<Answer>({ client, queryKey, species, here, served }: Ways<Answer>) {
  const counted = await here()
  if (counted !== undefined) return asOldAs(filesQuestion().queryKey, counted)
  try {
    return asOldAs(served.queryKey, await client.fetchQuery(served))
  } catch (problem) {
    const stored = statusOf(problem) === undefined && (await openStored(client, species)) && (await here())
    if (!stored) throw problem
    return asOldAs(filesQuestion().queryKey, stored)
  }

  function asOldAs(source: QueryKey, answer: Answer): Answer {
    shareAge(client, queryKey, source)
    return answer
  }
}
