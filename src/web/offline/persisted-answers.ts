import {
  type AsyncStorage,
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import {
  hashKey,
  notifyManager,
  type Query,
  QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query'
import { createStore, del, entries, get, set } from 'idb-keyval'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { api } from '../api.ts'
import { isLost, LONGEST_WAIT_MS } from '../lost-answers.ts'
import { isChangedLately } from '../request-cache.ts'
import { connectionState, setConnection } from './connection.ts'
import { networkFirst, PATIENCE_MS } from './network-first.ts'
import { isReadOffline } from './persister.ts'

/** From one field season to the next. */
const LONGEST_MS = 365 * 24 * 60 * 60 * 1000
/** 43 species have nine answers each; that leaves room for a hundred lists and filters. */
const MOST_ANSWERS = 500

type Releases = readonly Pick<DatasetRelease, 'dataset' | 'simulated'>[]
type Storage = AsyncStorage<PersistedQuery> & Required<Pick<AsyncStorage<PersistedQuery>, 'entries'>>

/** The names of the simulated datasets, in one order. */
export const simulatedIn = (releases: Releases): string =>
  releases
    .filter(({ simulated }) => simulated)
    .map(({ dataset }) => dataset)
    .sort()
    .join()

const RELEASES = hashKey(api.releases.list.queryKey())

const asItIs = (query: PersistedQuery) => query

/**
 * Answers of the public interface in a storage. Those of another form, from before the portal's interface changed, are
 * not given. `isActive` says whether this page is read offline at all: only then is anything persisted or given.
 */
export function answersIn(storage: Storage, isActive: () => boolean) {
  const persister = experimental_createQueryPersister<PersistedQuery>({
    storage,
    buster: ANSWER_SHAPE,
    maxAge: LONGEST_MS,
    serialize: asItIs,
    deserialize: asItIs,
  })

  /** The portal's answer; the persisted one, as old as it is, where the portal gives none or none in time. */
  const fetch: QueryPersister = async (queryFn, context, query) => {
    const asked = Promise.resolve(queryFn(context))
    const keep = () => {
      // A question that was given up meanwhile has no answer.
      if (isActive() && query.state.data !== undefined) persist(query).catch(() => undefined)
    }
    const { answer, isCopy } = await networkFirst<unknown>({
      ask: () => asked,
      findCopy: async () => (isActive() ? restore(query).catch(() => undefined) : undefined),
      patienceMs: patience(),
      isLost,
    })
    if (isCopy) {
      setConnection('offline')
      const replaceCopy = (late: unknown) => {
        context.client.setQueryData(query.queryKey, late)
        keep()
      }
      asked.then(replaceCopy, () => undefined)
    }
    // Once the query has the answer that is returned here.
    else notifyManager.schedule(keep)
    return answer
  }

  /** After a change the tab waits for the portal itself, as long as its answer may take. */
  const patience = () => {
    if (connectionState() === 'offline') return 0
    return isChangedLately() ? LONGEST_WAIT_MS : PATIENCE_MS
  }

  const restore = (query: Query) =>
    persister.retrieveQuery(query.queryHash, ({ state: { dataUpdatedAt } }) =>
      query.setState({ dataUpdatedAt }),
    )

  async function persist(query: Query): Promise<void> {
    if (query.queryHash === RELEASES) await removeFormerData(query)
    await persister.persistQuery(query)
  }

  /**
   * Simulated figures must not be shown as real: when a dataset changes from one to the other, every stored answer is
   * removed.
   */
  async function removeFormerData({ queryHash, state }: Query): Promise<void> {
    const before = await persister.retrieveQuery<Releases>(queryHash)
    if (before && simulatedIn(before) !== simulatedIn(state.data as Releases)) await persister.removeQueries()
  }

  /** Persists the answers of a query client. */
  async function persistAll(queryClient: QueryClient): Promise<void> {
    const told = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ queryKey, state }) => state.data !== undefined && isReadOffline(queryKey) })
    // First, since it decides whether older answers may stay.
    const releases = told.filter(({ queryHash }) => queryHash === RELEASES)
    for (const query of new Set([...releases, ...told])) await persist(query)
  }

  /** Removes what is too old or of another form, and the oldest of what is too many. */
  async function tidy(): Promise<void> {
    await persister.persisterGc()
    const stored = [...(await storage.entries())]
    const newestFirst = stored.sort(([, a], [, b]) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    for (const [key] of newestFirst.slice(MOST_ANSWERS)) await storage.removeItem(key)
  }

  /** The persisted answers to the queries whose keys begin so. */
  async function list<Answer>(queryKey: QueryKey): Promise<Answer[]> {
    const found = new QueryClient()
    await persister.restoreQueries(found, { queryKey })
    return found.getQueriesData<Answer>({}).flatMap(([, answer]) => (answer === undefined ? [] : [answer]))
  }

  return { fetch, persistAll, tidy, list }
}

const store = createStore('arctic-tracker', 'answers')

/** The answers that this browser has persisted. */
export const answers = answersIn(
  {
    getItem: (key) => get<PersistedQuery>(key, store),
    setItem: (key, query) => set(key, query, store),
    removeItem: (key) => del(key, store),
    entries: () => entries<string, PersistedQuery>(store),
  },
  // Pages that no worker opens offline have no use for them.
  () => navigator.serviceWorker?.controller != null,
)
