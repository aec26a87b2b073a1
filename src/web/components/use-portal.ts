import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'

/** Who runs this portal; undefined until known, and the frame stands without it. */
export function usePortal() {
  return useQuery(api.portal.about.queryOptions()).data
}
