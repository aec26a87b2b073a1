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

/** The selected trade of a species, and the values of the selection that no record has. */
export interface TradeAnswer {
  /** Null without trade records. */
  view: CountedView | null
  /** The choice that was counted: without its unknown values. */
  selection: TradeSelection
  unknown: string[]
}

const REFUSED = 400

/**
 * The selected trade of a species. At first the server counts; once the species' file is open, after the first change
 * of a choice, the browser does. Each replaces the other where that fails.
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
    // Without an answer, as when offline, a cached file can replace the server.
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

/** The choice as the server reads it; offline the values are used as given. */
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
