import type { QueryKey, QueryPersister } from '@tanstack/react-query'

/** The back office's questions begin so; none of their answers is ever persisted. */
const BACK_OFFICE = 'admin'
/** Only true at the moment of asking. */
const OF_THE_MOMENT = ['portal.status', 'portal.checks']

/** Whether a query asks the public interface for what can be read later. */
export function isReadOffline([path, options]: QueryKey): boolean {
  if (!Array.isArray(path) || path[0] === BACK_OFFICE || OF_THE_MOMENT.includes(path.join('.'))) return false
  return (options as { type?: string } | undefined)?.type === 'query'
}

/** Asks the portal and persists its answer, which is used where the portal does not answer. */
export const persister: QueryPersister = async (queryFn, context, query) => {
  if (!('serviceWorker' in navigator) || !isReadOffline(query.queryKey)) return queryFn(context)
  const { answers } = await import('./persisted-answers.ts')
  return answers.fetch(queryFn, context, query)
}
