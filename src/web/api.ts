import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import type { RouterUtils } from '@orpc/tanstack-query'
import type { Contract } from '#contract/index.ts'

type Client = JsonifiedClient<ContractRouterClient<Contract>>

type Used = 'key' | 'queryKey' | 'queryOptions' | 'mutationKey' | 'mutationOptions'

/** Of oRPC's query utilities what the screens use; streams and endless lists they do not. */
export type Questions<Utils> = Utils extends { queryOptions: unknown }
  ? Pick<Utils, Extract<Used, keyof Utils>>
  : { [Topic in keyof Utils]: Questions<Utils[Topic]> }

export type Path = readonly string[]
type Ask = (path: Path, input: unknown, options?: AskOptions) => Promise<unknown>

interface AskOptions {
  signal?: AbortSignal
  /** What the way there knows of the request besides its input. */
  context?: object
}

interface Options {
  input?: unknown
  type?: string
}

/** A page brings its first answers along, so the way to ask for more loads with the first question. */
const ask: Ask = async (path, input, { signal } = {}) => {
  const { apiLink } = await import('./api-link.ts')
  return apiLink.call(path, input, { context: {}, signal })
}

/** The key of a question, in the form of oRPC's own utilities. */
export function keyOf(path: Path, { input, type }: Options = {}) {
  return [
    path,
    { ...(input === undefined ? {} : { input }), ...(type === undefined ? {} : { type }) },
  ] as const
}

const ACTS: Readonly<Record<string, (path: Path, ask: Ask) => unknown>> = {
  key: (path) => (options?: Options) => keyOf(path, options),
  queryKey: (path) => (options?: Options) => keyOf(path, { input: options?.input, type: 'query' }),
  queryOptions:
    (path, ask) =>
    ({ input, ...more }: Options = {}) => ({
      queryKey: keyOf(path, { input, type: 'query' }),
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(path, input, { signal }),
      ...more,
    }),
  mutationKey: (path) => () => keyOf(path, { type: 'mutation' }),
  mutationOptions:
    (path, ask) =>
    ({ context, ...more }: { context?: object } = {}) => ({
      mutationKey: keyOf(path, { type: 'mutation' }),
      mutationFn: (input: unknown) => ask(path, input, { context }),
      ...more,
    }),
}

/** Every question below `path`, each put by `ask`; a question's path is also its key. */
export function questionsAt(path: Path, ask: Ask): unknown {
  return new Proxy(
    {},
    {
      get: (_, word) =>
        typeof word === 'string' ? (ACTS[word]?.(path, ask) ?? questionsAt([...path, word], ask)) : undefined,
    },
  )
}

/** Every question the portal answers: `api.species.get.queryOptions({ input: { id } })`. */
export const api = questionsAt([], ask) as Questions<RouterUtils<Client>>
