import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { NARROWED, type TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { api } from '#web/api.ts'
import { shareAge } from '#web/offline/answer-age.ts'
import { statusOf } from '#web/query-client.ts'
import { isTradeFileOpen, openTradeFile } from './open-trade-file.ts'
import { tradeFileQuestion } from './trade-file-question.ts'
import { askedFor, withoutUnknown } from './trade-input.ts'
import type { TradeFileName } from './trade-messages.ts'

/** A view with what it was counted from; the file is null where the operator does not publish rows. */
type CountedView = TradeView & { release: string; file: Omit<TradeFileName, 'release'> | null }

/** What a choice leaves of a species' trade, and the values of it that no record of the release knows. */
export interface TradeAnswer {
  /** Null without trade records. */
  view: CountedView | null
  /** The choice that was counted: without its unknown values. */
  selection: TradeSelection
  unknown: string[]
}

const REFUSED = 400

/**
 * What a choice leaves of a species' trade. The server's answer for the address comes first; once the species' file is
 * open, as from the first change of a choice, it is counted here. Either stands in where the other is out of reach.
 */
export function tradeViewQuestion(queryClient: QueryClient, id: string, selection: TradeSelection) {
  const served = api.trade.view.queryKey({ input: askedFor(id, selection) })
  return queryOptions({
    queryKey: ['trade view', id, selection],
    queryFn: ({ client, queryKey }): Promise<TradeAnswer> => answer(client, id, selection, queryKey),
    initialData: () => {
      const view = queryClient.getQueryData(served)
      return view === undefined ? undefined : { view, selection, unknown: [] }
    },
    initialDataUpdatedAt: () => queryClient.getQueryState(served)?.dataUpdatedAt,
    retry: false,
  })
}

async function answer(client: QueryClient, id: string, selection: TradeSelection, key: QueryKey) {
  if (isTradeFileOpen(id)) {
    const counted = await countedHere(client, id, selection, key)
    if (counted !== undefined) return counted
  }
  try {
    return await served(client, id, selection, key)
  } catch (problem) {
    // A refusal is an answer; where none came, a file that was kept can stand in.
    const counted = statusOf(problem) === undefined && (await countedHere(client, id, selection, key))
    if (counted) return counted
    throw problem
  }
}

/** Counted from the species' file; undefined where it cannot be used. */
async function countedHere(
  client: QueryClient,
  id: string,
  chosen: TradeSelection,
  key: QueryKey,
): Promise<TradeAnswer | undefined> {
  const counter = await openTradeFile(client, id).catch(() => undefined)
  const file = client.getQueryData(tradeFileQuestion(id).queryKey)
  if (counter === undefined || !file) return undefined
  const readable = await readableChoice(client, chosen)
  const view = await counter.answer({ kind: 'view', question: readable.selection, facts: file.facts })
  shareAge(client, key, tradeFileQuestion(id).queryKey)
  return { view: { ...view, release: file.release, file }, ...readable }
}

/** As the server reads a choice; without a connection the values are taken as they are given. */
async function readableChoice(client: QueryClient, selection: TradeSelection) {
  if (NARROWED.every((name) => selection[name] === undefined)) return { selection, unknown: [] }
  const known = await client.ensureQueryData(api.trade.values.queryOptions()).catch(() => undefined)
  return known === undefined ? { selection, unknown: [] } : withoutUnknown(selection, known)
}

async function served(
  client: QueryClient,
  id: string,
  selection: TradeSelection,
  key: QueryKey,
): Promise<TradeAnswer> {
  const ask = async (asked: TradeSelection) => {
    const question = api.trade.view.queryOptions({ input: askedFor(id, asked) })
    const view = await client.fetchQuery(question)
    shareAge(client, key, question.queryKey)
    return view
  }
  try {
    return { view: await ask(selection), selection, unknown: [] }
  } catch (problem) {
    if (statusOf(problem) !== REFUSED) throw problem
    const known = await client.fetchQuery(api.trade.values.queryOptions())
    const readable = withoutUnknown(selection, known)
    if (readable.unknown.length === 0) throw problem
    return { view: await ask(readable.selection), ...readable }
  }
}
